import { notApplicable, type Category, type Chart } from '#domain/drying/chart.ts'
import type { Needed } from '#domain/drying/working.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { chambersOf } from '#domain/rooms/chambers-of.ts'
import { chamberNeeds, classOfRooms, moversOf, wetRoomOf } from '#domain/rooms/room-needs.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { Deviation } from './deviation.ts'
import { explanationOf, isBeyondTolerance, type Counts } from './explained.ts'
import { hereIn, kindsOfNeed, unitsIn } from './placed-units.ts'

/** What is counted, and where: air movers by room, the others by chamber. */
export type NeedPlace = Pick<Deviation, 'need' | 'room_id' | 'chamber_id'>

export type Compared = {
  /** How many stand there now; null where that is not known. */
  placed: number | null
  /** Where they differ beyond the tolerance: the numbers, and the reason that covers them; null: it has to be asked for. */
  deviation: { place: NeedPlace; counts: Counts; said: Deviation | null } | null
}

type There = {
  stays: readonly JobStay[] | null
  rooms: readonly Room[]
  deviations: readonly Deviation[]
  /** Every point is dry: what was taken away since needs no reason. */
  isDry: boolean
}

/** What is placed in these rooms, against what is needed there. */
export function comparedHere(
  needed: Needed | null,
  place: NeedPlace,
  { stays, rooms, deviations, isDry }: There,
): Compared {
  if (!stays) return { placed: null, deviation: null }
  const placed = hereIn(stays, rooms, kindsOfNeed[place.need]).length
  if (!needed) return { placed, deviation: null }
  const counts = { recommended: needed.count, placed }
  const isDone = isDry && counts.recommended !== notApplicable && placed <= counts.recommended
  if (isDone || !isBeyondTolerance(counts)) return { placed, deviation: null }
  return { placed, deviation: { place, counts, said: explanationOf(deviations, place, counts) } }
}

export type Difference = NonNullable<Compared['deviation']> & {
  /** The name of the room or chamber. */
  name: string
}

type Asked = There & { stays: readonly JobStay[]; category: number | null; chart: Chart }

/** Where what stands there differs from what is recommended, room by room and chamber by chamber. */
export function differencesHere({ rooms, category, chart, ...there }: Asked): Difference[] {
  const affected = rooms.filter(({ is_affected }) => is_affected)
  const named = (name: string, { deviation }: Compared) => (deviation ? [{ ...deviation, name }] : [])
  const ofRooms = affected.flatMap((room) => {
    const wet = wetRoomOf(room)
    const needed = typeof wet === 'string' ? null : moversOf(wet, chart).normal
    const place = { need: 'air_movers', room_id: room.id, chamber_id: null } as const
    return named(room.name, comparedHere(needed, place, { ...there, rooms: [room] }))
  })
  const found = classOfRooms(affected)
  const judged = categoryOf(category)
  if (!found || !judged) return ofRooms
  const water = { class: found.isClass4 ? 4 : found.class, category: judged } as const
  const ofChambers = chambersOf(affected).flatMap(({ chamber: { id, name }, rooms }) => {
    const needs = chamberNeeds(rooms, { ...water, units: unitsIn(there.stays, rooms) }, chart)
    const of = (need: NeedPlace['need'], needed: Needed | null) =>
      named(name, comparedHere(needed, { need, room_id: null, chamber_id: id }, { ...there, rooms }))
    return [
      ...of('dehumidifiers', needs?.dehumidifier ?? null),
      ...of('air_filtration', needs?.filtration ?? null),
    ]
  })
  return [...ofRooms, ...ofChambers]
}

export function categoryOf(category: number | null): Category | null {
  return category === 1 || category === 2 || category === 3 ? category : null
}
