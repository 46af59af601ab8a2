import type { JobVisit, VisitDay } from '#domain/visits/visit.ts'
import { watched } from '../../ui/watched.ts'
import type { ToPlace } from './to-place.ts'

/** What was placed and is not on the server yet. The day shows it at once, and the hand is free for the next one. */
export type Placement = {
  /** Of the visit, also of one that is made by it. */
  id: string
  wanted: ToPlace
  when: { on: string; from: string; to: string }
  people: readonly string[]
  /** `lost`: no answer came, or the server failed. It stays until it is tried again. */
  state: 'saving' | 'lost'
  /** It was sent again by itself. */
  isAgain?: true
}

/** They outlive the screen: whoever looks elsewhere while the line is down loses nothing of what was placed. */
export const placements = watched<readonly Placement[]>([])

export function keepPlacement(placement: Placement) {
  placements.set([...placements.get().filter(({ id }) => id !== placement.id), placement])
}

export function lostPlacements(all: readonly Placement[]) {
  return all.filter(({ state }) => state === 'lost')
}

export function dropPlacement(id: string) {
  placements.set(placements.get().filter((placement) => placement.id !== id))
}

/** The day as it will be once all that was placed is saved. */
export function withPlacements(day: VisitDay, placed: readonly Placement[], on: string): VisitDay {
  if (placed.length === 0) return day
  const moved = new Set(placed.map(({ id }) => id))
  const names = new Map(day.people.map(({ id, name }) => [id, name]))
  const here = placed.filter(({ when }) => when.on === on)
  return {
    ...day,
    visits: [
      ...day.visits.filter(({ id }) => !moved.has(id)),
      ...here.filter(({ wanted }) => !wanted.request).map((placement) => visitOf(placement, names)),
    ],
    busy: [
      ...day.busy.filter(({ request }) => !request || !moved.has(request.id)),
      ...here.flatMap(({ wanted: { request }, when: { from, to }, people: [employee_id] }) =>
        request && employee_id ? [{ employee_id, from, to, request }] : [],
      ),
    ],
    clashes: day.clashes.filter(({ first, second }) => ![first, second].some((id) => id && moved.has(id))),
  }
}

function visitOf({ id, wanted, when, people }: Placement, names: ReadonlyMap<string, string>): JobVisit {
  const { planned, request: _request, ...shown } = wanted
  return {
    ...(planned ?? { ...shown, ...asMade }),
    id,
    when,
    people: people.map((id) => ({ id, name: names.get(id) ?? '', override_reason: '' })),
  }
}

/** What a visit has once the server made it. */
const asMade = {
  side: null,
  revision: 1,
  created_at: '',
  canceled_at: null,
  on_my_way_at: null,
  departed_at: null,
}

/** What comes into the hand after something of the tray was placed: what stands behind it, or else the first one. */
export function nextToPlace(tray: readonly ToPlace[], placedId: string): ToPlace | undefined {
  const at = tray.findIndex(({ id }) => id === placedId)
  if (at === -1) return undefined
  return tray[at + 1] ?? (at > 0 ? tray[0] : undefined)
}

/** What waits in the tray and was not placed a moment ago. */
export function stillWaiting(tray: readonly ToPlace[], placed: readonly Placement[]) {
  return tray.filter((item) => !placed.some(({ wanted }) => wanted.id === item.id))
}
