import { dryUpTo, goalOf, type Goal, type Reference } from '#domain/drying/goal.ts'
import { pointStatus, type PointStatus } from '#domain/drying/point-status.ts'
import type { Reading } from '#domain/drying/reading.ts'
import { withoutNoise } from '#domain/drying/round-up.ts'
import type { JobDrying } from '../drying-file.ts'
import { inForce, type InForce } from '../corrections/in-force.ts'
import type { MoisturePoint } from './point.ts'
import type { PointReading } from '../reading.ts'
import { columnOf, type VisitColumn } from '../visits/read-visits.ts'

export type PointCell = {
  counted: InForce<PointReading>
  /** It was read with the meter and scale that the point has now: others can't be compared with its goal. */
  isLike: boolean
}

export type PointRow = {
  point: MoisturePoint
  goal: Goal
  /** The highest reading that counts as dry. */
  dryUpTo: number
  /** One for each visit; null where nothing was read. */
  cells: readonly (PointCell | null)[]
  /** The numbers that can be compared, by the time at which they were measured. */
  readings: readonly Reading[]
  /** Null before the first number. */
  status: PointStatus | null
  /** How far the last number is above the goal. */
  above: number | null
}

/** What is known of the points of a job. */
export type MeasuredPoints = Pick<JobDrying, 'points' | 'readings' | 'setup'>

/** What was said of points and not taken back. */
export function countedOfPoints({ readings }: Pick<JobDrying, 'readings'>) {
  return inForce(readings).filter(({ reading }) => reading.value !== null || reading.no_access !== null)
}

/** Each point with its readings, one cell for each visit, and how it stands. References are no points that dry. */
export function pointRows(file: MeasuredPoints, columns: readonly VisitColumn[]): PointRow[] {
  const counted = Map.groupBy(countedOfPoints(file), ({ reading }) => reading.point_id)
  const references = referencesOf(file)
  return file.points
    .filter(({ is_reference, removed_at }) => !is_reference && removed_at === null)
    .map((point) => {
      const goal = goalOf(point, references, file.setup.goals[point.material])
      const cells = (counted.get(point.id) ?? []).map((each) => ({
        counted: each,
        isLike: isLike(each.reading, point),
      }))
      const readings = cells.filter(({ isLike }) => isLike).flatMap(({ counted }) => numberOf(counted))
      const last = readings.at(-1)
      return {
        point,
        goal,
        dryUpTo: dryUpTo(goal.goal, file.setup.tolerance),
        cells: columns.map(({ key }) => cells.findLast(({ counted }) => columnOf(counted) === key) ?? null),
        readings,
        status: pointStatus(readings, goal.goal, file.setup.tolerance),
        above: last ? withoutNoise(last.value - goal.goal) : null,
      }
    })
}

/** What was read of dry material elsewhere in the building: the goals of the others. */
function referencesOf(file: MeasuredPoints): Reference[] {
  const points = new Map(
    file.points
      .filter(({ is_reference, removed_at }) => is_reference && removed_at === null)
      .map((point) => [point.id, point]),
  )
  return countedOfPoints(file).flatMap((counted) => {
    const { reading } = counted
    const material = points.get(reading.point_id)?.material
    return material ? numberOf(counted).map((each) => ({ ...reading, ...each, material })) : []
  })
}

function numberOf({ reading: { value }, measuredAt }: InForce<PointReading>): Reading[] {
  return value === null ? [] : [{ at: measuredAt, value }]
}

function isLike(reading: PointReading, { meter, scale }: MoisturePoint) {
  return reading.meter === meter && reading.scale === scale
}
