import { goalOf, type Goal, type Reference } from '#domain/drying/goal.ts'
import type { JobDrying } from '../drying-file.ts'
import type { InForce } from '../corrections/in-force.ts'
import type { MoisturePoint } from './point.ts'
import type { PointReading } from '../reading.ts'

/** What a point has to come down to, and where that was read. */
export type PointGoal = Goal & { from: MoisturePoint | null }

export type DryReference = Reference & { from: MoisturePoint }

/** What was read of dry material elsewhere in the building, the first measured in front. */
export function dryReferences(
  points: readonly MoisturePoint[],
  counted: readonly InForce<PointReading>[],
): DryReference[] {
  const dry = new Map(
    points.filter((each) => each.is_reference && !each.removed_at).map((each) => [each.id, each]),
  )
  return counted.flatMap(({ reading: { point_id, value, meter, scale }, measuredAt: at }) => {
    const from = dry.get(point_id)
    return from && value !== null ? [{ from, material: from.material, meter, scale, value, at }] : []
  })
}

/** The goal of a point by the references of its job. A reference is the goal of others and has none. */
export function pointGoal(
  point: MoisturePoint,
  references: readonly DryReference[],
  goals: JobDrying['setup']['goals'],
): PointGoal | null {
  if (point.is_reference) return null
  const { material, meter, scale } = point
  const goal = goalOf(point, references, goals[material])
  if (goal.isDefault) return { ...goal, from: null }
  const read = references.findLast(
    (each) => each.material === material && each.meter === meter && each.scale === scale,
  )
  return { ...goal, from: read?.from ?? null }
}
