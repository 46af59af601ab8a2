import { day } from '#platform/time.ts'
import { oncePerVisit, type Reading } from './reading.ts'

/** How many visits are fitted: materials dry fastest at first, so earlier visits say little about the end. */
const fitted = { least: 3, most: 4 } as const
/** A line that meets the goal later than this is too flat to say anything. */
const mostDays = 60

export type Projection = {
  /** The line of least squares: points a day, and where it begins at the first fitted reading. */
  slope: number
  intercept: number
  /** Days after the first fitted reading at which the line meets the goal. */
  day: number
  /** From this moment to that: never one of them alone. */
  earliest: Date
  latest: Date
}

/**
 * When a point may come down to its goal: between the line of least squares through the last three or four visits, and the last
 * interval extended. It is no promise, and null where either does not fall.
 */
export function projectDry(readings: readonly Reading[], goal: number): Projection | null {
  const used = oncePerVisit(readings).slice(-fitted.most)
  const [first] = used
  const [last, before] = used.toReversed()
  if (used.length < fitted.least || !first || !last || !before || !(last.value > goal)) return null
  const daysOf = ({ at }: Reading) => (at.getTime() - first.at.getTime()) / day
  const { slope, intercept } = leastSquares(used.map((reading) => [daysOf(reading), reading.value]))
  const lastSlope = (last.value - before.value) / (daysOf(last) - daysOf(before))
  if (!(slope < 0 && lastSlope < 0)) return null
  const byLine = (goal - intercept) / slope
  const byLast = daysOf(last) + (goal - last.value) / lastSlope
  // What was above its goal at the last visit was not dry before it.
  const ends = [byLine, byLast].map((end) => Math.max(end, daysOf(last))).toSorted((a, b) => a - b)
  const [earliest = 0, latest = 0] = ends
  if (!(latest - daysOf(last) <= mostDays)) return null
  const moment = (days: number) => new Date(first.at.getTime() + days * day)
  return { slope, intercept, day: byLine, earliest: moment(earliest), latest: moment(latest) }
}

function leastSquares(points: readonly (readonly [number, number])[]) {
  const [meanX, meanY] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))]
  const sum = (product: (x: number, y: number) => number) =>
    points.reduce((total, [x, y]) => total + product(x - meanX, y - meanY), 0)
  const slope = sum((x, y) => x * y) / sum((x) => x * x)
  return { slope, intercept: meanY - slope * meanX }
}

function meanOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
