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
type PlaceField = keyof PointChanges | keyof StationChanges
type Value = string | number | boolean | null | undefined
type Values = Readonly<Record<string, Value>>

/** A change of a point or of a station, and the same as the server has it now. */
type PlaceClash = {
  kind: Kind
  changes: PointChanges | StationChanges
  theirs: Place
  /** The fields that someone else changed meanwhile, to something else: only these have to be decided. */
  clashing: readonly PlaceField[]
}

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
  const wanted: Values = { ...now, ...changes }
  const differs = (field: string) =>
    wanted[field] !== now[field] && (was === null || was[field] !== now[field])
  return { kind: write.kind, changes, theirs, clashing: [...fields, 'removed' as const].filter(differs) }
}

/** The same change on top of what the server has now, where nobody has to decide anything; else null. */
export function placeOnTop(entry: Pick<Entry, 'write' | 'base'>, current: unknown): Write | null {
  const clash = placeClashOf(entry, current)
  const { write } = entry
  if (write.kind !== 'point_change' && write.kind !== 'station_change') return null
  if (!clash || clash.clashing.length > 0) return null
  return { ...write, revision: clash.theirs.revision }
}

/** The same change once the person decided for it: on top of what the server has now, whatever that is. */
export function placeAgain(entry: Pick<Entry, 'write' | 'base' | 'current'>): Write {
  const { write } = entry
  const clash = placeClashOf(entry, entry.current)
  if (!clash || (write.kind !== 'point_change' && write.kind !== 'station_change')) return write
  return { ...write, revision: clash.theirs.revision }
}

/** Its fields, and whether it is removed. */
function valuesOf({ removed_at, ...place }: Place): Values {
  return { ...place, removed: removed_at !== null }
}
