/** What a meter showed at a point, once a visit. */
export type Reading = { at: Date; value: number }

/** The first in front, without what is no number or has no time. */
export function inOrder(readings: readonly Reading[]): Reading[] {
  return readings
    .filter(({ at, value }) => Number.isFinite(at.getTime()) && Number.isFinite(value))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
