/** Air that dries falls by at least this share from one visit to the next. */
const leastFall = 0.02

/**
 * Below this a building is heated: heating degree days are counted from it (65 °F). Cold air holds so little water that a chamber is
 * nearly always wetter, and air that has to be heated first dries nothing.
 */
const leastToAirWith = 65

export type ChamberVisit = {
  /** Grains per pound, not rounded. */
  affected: number
  outside: { grains: number; fahrenheit: number } | null
}

/**
 * What is wrong with the air of a chamber, from its visits, the first in front: not falling at two visits in a row, or in a
 * closed system at least as wet as outside, where it is warm enough to dry with that air. Our own judgment of what the trade looks for.
 * Null: nothing is.
 */
export function chamberAlert(
  visits: readonly ChamberVisit[],
  system: 'open' | 'closed' | 'hybrid',
): 'not_falling' | 'wetter_than_outside' | null {
  const [last, before, first] = visits.toReversed()
  if (!last) return null
  if (before && first && !isFalling(first, before) && !isFalling(before, last)) return 'not_falling'
  return system === 'closed' && isWetter(last) ? 'wetter_than_outside' : null
}

function isWetter({ affected, outside }: ChamberVisit) {
  return outside !== null && outside.fahrenheit >= leastToAirWith && affected >= outside.grains
}

function isFalling(from: ChamberVisit, to: ChamberVisit) {
  return to.affected <= from.affected * (1 - leastFall)
}
