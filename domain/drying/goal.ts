import { withoutNoise } from './round-up.ts'

/** A reading of a dry material elsewhere in the building. */
export type Reference = { material: string; meter: string; scale: string; value: number; at: Date }
export type MeasuredPoint = Pick<Reference, 'material' | 'meter' | 'scale'>

export type Goal = {
  goal: number
  /** No reference was taken: a placeholder that keeps the certificate from being written. */
  isDefault: boolean
}

/**
 * How far above its goal a point counts as dry: the larger of a share of the goal and so many points. The company may set others.
 */
export const goalTolerance = { share: 0.1, points: 0 } as const
export type GoalTolerance = { share: number; points: number }

/**
 * What a point has to come down to: the newest reading of the same material with the same meter and scale in an unaffected area,
 * as a dry standard is set in the trade (Legend Brands); published defaults contradict each other.
 */
export function goalOf(point: MeasuredPoint, references: readonly Reference[], fallback: number): Goal {
  const [newest] = references
    .filter((each) => isLike(each, point))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return newest ? { goal: newest.value, isDefault: false } : { goal: fallback, isDefault: true }
}

/** The highest reading that counts as dry. The tolerance of 10% is common in the trade, and no standard's. */
export function dryUpTo(goal: number, { share, points }: GoalTolerance = goalTolerance) {
  return withoutNoise(goal + Math.max(share * goal, points))
}

function isLike(reference: MeasuredPoint, { material, meter, scale }: MeasuredPoint) {
  return reference.material === material && reference.meter === meter && reference.scale === scale
}
