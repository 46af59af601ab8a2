import { hour } from '#platform/time.ts'
import { dryUpTo, goalTolerance, type GoalTolerance } from './goal.ts'
import { oncePerVisit, type Reading } from './reading.ts'
import { withoutNoise } from './round-up.ts'

/** Points of the meter's scale since the last visit, up or down, that say where a reading goes. */
const clearChange = 1
/** A point is stalled by two intervals, each at least so long. */
const stallIntervals = 2
const stallHours = 20
/** Each of them fell less than the larger of half a point and this share of what lay above the goal. */
const leastDrop = { points: 0.5, share: 0.05 } as const

export type PointStatus = 'dry' | 'drying' | 'stalled' | 'rising' | 'wet'

/**
 * How a point stands: dry at its goal, else rising, stalled or drying, else only wet. The rules are our own judgment of what the
 * trade looks for. Null before the first reading.
 */
export function pointStatus(
  readings: readonly Reading[],
  goal: number,
  tolerance: GoalTolerance = goalTolerance,
): PointStatus | null {
  const all = oncePerVisit(readings)
  const [last, before] = all.toReversed()
  if (!last) return null
  if (withoutNoise(last.value) <= dryUpTo(goal, tolerance)) return 'dry'
  if (!before) return 'wet'
  const drop = withoutNoise(before.value - last.value)
  if (drop <= -clearChange) return 'rising'
  if (isStalled(all, goal)) return 'stalled'
  return drop >= clearChange ? 'drying' : 'wet'
}

/** By times, not by the number of visits: of two readings on one day only the later begins an interval. */
function isStalled(readings: readonly Reading[], goal: number) {
  let end = readings.at(-1)
  for (let nth = 0; nth < stallIntervals; nth++) {
    const start = end && lastBefore(readings, end.at.getTime() - stallHours * hour)
    if (!end || !start) return false
    const least = Math.max(leastDrop.points, leastDrop.share * (start.value - goal))
    if (withoutNoise(start.value - end.value) >= withoutNoise(least)) return false
    end = start
  }
  return true
}

function lastBefore(readings: readonly Reading[], moment: number) {
  return readings.findLast(({ at }) => at.getTime() <= moment)
}
