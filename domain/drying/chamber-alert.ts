/** Air that dries falls by at least this share from one visit to the next. */
const leastFall = 0.02

export type ChamberVisit = {
  /** Grains per pound, not rounded. */
  affected: number
  outside: number | null
}

/**
 * What is wrong with the air of a chamber, from its visits, the first in front: not falling at two visits in a row, or in a
 * closed system at least as wet as outside. Our own judgment of what the trade looks for. Null: nothing is.
 */
export function chamberAlert(
  visits: readonly ChamberVisit[],
  system: 'open' | 'closed' | 'hybrid',
): 'not_falling' | 'wetter_than_outside' | null {
  const [last, before, first] = visits.toReversed()
  if (!last) return null
  if (before && first && !isFalling(first, before) && !isFalling(before, last)) return 'not_falling'
  const isWetter = last.outside !== null && last.affected >= last.outside
  return system === 'closed' && isWetter ? 'wetter_than_outside' : null
}

function isFalling(from: ChamberVisit, to: ChamberVisit) {
  return to.affected <= from.affected * (1 - leastFall)
}
