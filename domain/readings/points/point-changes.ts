import type { PointChanges } from './point.ts'
import { PointFields } from './point.ts'

export type PointField = keyof PointFields
export const pointFields: readonly PointField[] = PointFields.keyof().options

/** A point after a change, what is not named in it as before. */
export function pointAfter(before: PointFields, changes: PointChanges): PointFields {
  return PointFields.parse({ ...before, ...changes })
}

/** The fields that differ. */
export function changedPointFields(before: PointFields, after: PointFields): PointField[] {
  return pointFields.filter((field) => before[field] !== after[field])
}

/** The number says nothing: one that was taken has become another. */
export function isSamePoint(one: PointFields, other: PointFields) {
  return changedPointFields(one, other).every((field) => field === 'number')
}

/** The number itself, or the next one that is free. */
export function freeNumber(number: number, taken: ReadonlySet<number>): number {
  return taken.has(number) ? freeNumber(number + 1, taken) : number
}
