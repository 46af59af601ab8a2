import { DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { pointMaterials } from '#domain/readings/reading-choices.ts'
import { numberIn } from './number-in.ts'

/** By material. */
export type TypedGoals = Readonly<Record<string, string>>
type Goals = DryingSetup['goals']

export function typedGoals(goals: Goals): TypedGoals {
  return Object.fromEntries(pointMaterials.map(({ value }) => [value, String(goals[value])]))
}

/** The goals, or what is wrong with what was typed, by material. */
export function readGoals(typed: TypedGoals): { goals: Goals } | { errors: TypedGoals } {
  const numbers = pointMaterials.map(({ value }) => [value, numberIn(typed[value] ?? '')])
  const read = DryingSetup.shape.goals.safeParse(Object.fromEntries(numbers))
  if (read.success) return { goals: read.data }
  return {
    errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])),
  }
}
