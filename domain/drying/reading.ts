import { hour } from '#platform/time.ts'

/** What a meter showed at a point. */
export type Reading = { at: Date; value: number }

/** Readings closer together than this belong to one visit. */
const sameVisit = 2 * hour

/**
 * One reading of each visit, the first visit in front. Where two people read a point at one visit, the later reading counts: a
 * line through both would fall or rise by a day's change within minutes. What is no number or has no time is left out.
 */
export function oncePerVisit(readings: readonly Reading[]): Reading[] {
  const inOrder = readings
    .filter(({ at, value }) => Number.isFinite(at.getTime()) && Number.isFinite(value))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return inOrder.filter(({ at }, nth) => {
    const next = inOrder[nth + 1]
    return !next || next.at.getTime() - at.getTime() >= sameVisit
  })
}
