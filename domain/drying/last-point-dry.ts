import { goalTolerance, type Goal, type GoalTolerance } from './goal.ts'
import { pointStatus } from './point-status.ts'
import { projectDry } from './projection.ts'
import type { Reading } from './reading.ts'

/**
 * Between which moments the last point of a chamber may be dry, by the projections of its points. Null while a point is stalled
 * or rises, or a wet one has no projection. A point with a default goal is left out: nobody knows yet what it has to come down
 * to.
 */
export function lastPointDry(
  points: readonly { readings: readonly Reading[]; goal: Goal }[],
  tolerance: GoalTolerance = goalTolerance,
): { earliest: Date; latest: Date } | null {
  const wet = points
    .map(({ readings, goal }) => ({ readings, goal, status: pointStatus(readings, goal.goal, tolerance) }))
    .filter(({ status }) => status !== 'dry')
  if (wet.some(({ status }) => status === 'stalled' || status === 'rising')) return null
  const projected = wet
    .filter(({ goal }) => !goal.isDefault)
    .map(({ readings, goal }) => projectDry(readings, goal.goal))
  const found = projected.filter((projection) => projection !== null)
  if (found.length === 0 || found.length < projected.length) return null
  const newest = (end: 'earliest' | 'latest') =>
    new Date(Math.max(...found.map((projection) => projection[end].getTime())))
  return { earliest: newest('earliest'), latest: newest('latest') }
}
