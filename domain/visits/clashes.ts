import { toMinutes } from './clock-minutes.ts'
import { stopsOf, travelBetween, type Stop } from './stops.ts'

/** Two visits that one person can't both make: they overlap, or there is too little time to get from one to the other. */
export type Clash = {
  employee_id: string
  /** The earlier one. */
  first: string
  second: string
  why: 'overlap' | 'travel'
  /** By how much. */
  minutes: number
}

/** The clashes of a day, person by person. */
export function findClashes(stops: readonly Stop[]): Clash[] {
  const people = new Set(stops.flatMap((stop) => stop.people))
  return [...people].flatMap((person) => clashesOf(person, stopsOf(person, stops)))
}

/**
 * As someone may know them who does not see every visit. How long someone drives tells of the town of a visit, so of one that they may
 * not see only that it overlaps is shown: the times at which its people are busy say as much.
 */
export function clashesSeen(stops: readonly Stop[], seen: ReadonlySet<string>) {
  const shown = (id: string) => (seen.has(id) ? id : null)
  return findClashes(stops)
    .map(({ first, second, ...clash }) => ({ ...clash, first: shown(first), second: shown(second) }))
    .filter(({ first, second, why }) => why === 'overlap' || (first !== null && second !== null))
}

function clashesOf(employee_id: string, stops: readonly Stop[]): Clash[] {
  return stops.flatMap((first, nth) =>
    stops.slice(nth + 1).flatMap((second): Clash[] => {
      const short = shortBy(first, second)
      return short ? [{ employee_id, first: first.id, second: second.id, ...short }] : []
    }),
  )
}

function shortBy(first: Stop, second: Stop): Pick<Clash, 'why' | 'minutes'> | null {
  const gap = toMinutes(second.from) - toMinutes(first.to)
  if (gap < 0) {
    const end = Math.min(toMinutes(first.to), toMinutes(second.to))
    return { why: 'overlap', minutes: end - toMinutes(second.from) }
  }
  const travel = travelBetween(first.town, second.town)
  return gap < travel ? { why: 'travel', minutes: travel - gap } : null
}
