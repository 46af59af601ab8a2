import type { EditRefusal } from '#domain/sketch/edit/edited.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { Scene, Taken } from './scene.ts'

/** What a finger does from going down to coming up, in the places of the plan. */
export type Stroke = {
  move: (to: Point) => void
  end: (at: Point) => void
  tap: (at: Point) => void
}

/** What a stroke works with. */
export type Hand = {
  /** As it was when the finger went down. */
  plan: Plan
  taken: Taken | null
  /** How far a finger is led, in sixteenths of an inch. */
  reach: number
  show: (changes: Partial<Scene>) => void
  /** Saves the plan as one step that can be taken back. */
  commit: (plan: Plan, taken: Taken | null) => void
  refuse: (why: EditRefusal) => void
}
