import * as z from 'zod'
import { pointFields } from '#domain/readings/point-changes.ts'
import { MoisturePoint, PointChanges } from '#domain/readings/point.ts'
import { stationFields } from '#domain/readings/station-changes.ts'
import { AirStation, StationChanges } from '#domain/readings/station.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from './entry.ts'

const kinds = {
  point_change: { place: MoisturePoint, changes: PointChanges, fields: pointFields },
  station_change: { place: AirStation, changes: StationChanges, fields: stationFields },
}
type Kind = keyof typeof kinds
type Place = MoisturePoint | AirStation
export type PlaceField = keyof PointChanges | keyof StationChanges
export type PlaceValue = string | number | boolean | null | undefined
type Values = Readonly<Record<string, PlaceValue>>

/** A change of a point or of a station, and the same as the server has it now. */
export type PlaceClash = {
  kind: Kind
  changes: PointChanges | StationChanges
  theirs: Place
  /** Who changed it last, and when. Null where the server doesn't say. */
  last: { by: string; at: string } | null
  /** How it would be after the change, by its fields and whether it is removed. */
  wanted: Values
  /** The fields that someone else changed meanwhile, to something else: only these have to be decided. */
  clashing: readonly PlaceField[]
}

const WithLast = z.object({ last: z.object({ by: z.string(), at: z.string() }) })

/** Null where it is no change of either, or another version of the portal stored it. */
export function placeClashOf(
  { write, base }: Pick<Entry, 'write' | 'base'>,
  current: unknown,
): PlaceClash | null {
  if (write.kind !== 'point_change' && write.kind !== 'station_change') return null
  const { place, changes: Changes, fields } = kinds[write.kind]
  const theirs = place.safeParse(current).data
  const changes = Changes.safeParse(write.changes).data
  if (!theirs || !changes) return null
  const [before, now] = [place.safeParse(base).data ?? null, valuesOf(theirs)]
  const was = before && valuesOf(before)
  // Who changed a field of it wanted it to be there: what someone else removed meanwhile is to be decided too.
  const wanted: Values = { ...now, removed: was?.['removed'] ?? false, ...changes }
  const differs = (field: string) =>
    wanted[field] !== now[field] && (was === null || was[field] !== now[field])
  return {
    kind: write.kind,
    changes,
    theirs,
    last: WithLast.safeParse(current).data?.last ?? null,
    wanted,
    clashing: [...fields, 'removed' as const].filter(differs),
  }
}

/** The same change on top of what the server has now, where nobody has to decide anything; else null. */
export function placeOnTop(entry: Pick<Entry, 'write' | 'base'>, current: unknown): Write | null {
  const clash = placeClashOf(entry, current)
  const { write } = entry
  if (write.kind !== 'point_change' && write.kind !== 'station_change') return null
  if (!clash || clash.clashing.length > 0) return null
  return { ...write, revision: clash.theirs.revision }
}

/** The change once the person decided each field of it, on top of what the server has now. Null where nothing of it is left. */
export function decidedPlace(
  { write }: Pick<Entry, 'write'>,
  { changes, theirs, wanted, clashing }: PlaceClash,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): Write | null {
  if (write.kind !== 'point_change' && write.kind !== 'station_change') return null
  const given = new Set(clashing.filter((field) => chosen[field] === 'theirs').map(String))
  const kept = Object.entries(changes).filter(([field]) => !given.has(field))
  // What they removed is put back where that is what this device wants.
  const back = chosen['removed'] === 'mine' ? { removed: wanted['removed'] } : {}
  const decided = { ...Object.fromEntries(kept), ...back }
  if (Object.keys(decided).length === 0) return null
  return { ...write, revision: theirs.revision, changes: decided }
}

/** Its fields, and whether it is removed. */
export function valuesOf({ removed_at, ...place }: Place): Values {
  return { ...place, removed: removed_at !== null }
}
