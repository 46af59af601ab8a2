import type { StationChanges } from './station.ts'
import { StationFields } from './station.ts'

export type StationField = keyof StationFields
export const stationFields: readonly StationField[] = StationFields.keyof().options

/** A station after a change, what is not named in it as before. */
export function stationAfter(before: StationFields, changes: StationChanges): StationFields {
  return StationFields.parse({ ...before, ...changes })
}

/** The fields that differ. */
export function changedStationFields(before: StationFields, after: StationFields): StationField[] {
  return stationFields.filter((field) => before[field] !== after[field])
}
