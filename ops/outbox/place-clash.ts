import * as z from 'zod'
import { pointFields } from '#domain/readings/point-changes.ts'
import { MoisturePoint, PointChanges } from '#domain/readings/point.ts'
import { stationFields } from '#domain/readings/station-changes.ts'
import { AirStation, StationChanges } from '#domain/readings/station.ts'
import type { Write } from '#domain/sync/write.ts'
import { compareChange, decidedChanges, type FieldValue, type FieldValues } from './compared-change.ts'
import type { Entry } from './entry.ts'

const kinds = {
  point_change: { place: MoisturePoint, changes: PointChanges, fields: pointFields },
  station_change: { place: AirStation, changes: StationChanges, fields: stationFields },
}
type Kind = keyof typeof kinds
type Place = MoisturePoint | AirStation
export type PlaceField = keyof PointChanges | keyof StationChanges
export type PlaceValue = FieldValue
type Values = FieldValues

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
  const before = place.safeParse(base).data
  const sides = { changes, now: valuesOf(theirs), was: before ? valuesOf(before) : null }
  return {
    kind: write.kind,
    changes,
    theirs,
    last: WithLast.safeParse(current).data?.last ?? null,
    ...compareChange<PlaceField>(sides, fields),
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
  clash: PlaceClash,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): Write | null {
  if (write.kind !== 'point_change' && write.kind !== 'station_change') return null
  const changes = decidedChanges(clash, chosen)
  return changes && { ...write, revision: clash.theirs.revision, changes }
}

/** Its fields, and whether it is removed. */
export function valuesOf({ removed_at, ...place }: Place): Values {
  return { ...place, removed: removed_at !== null }
}
