import type { EditRefusal } from '#domain/sketch/edit/edited.ts'
import { moveDrawn, setAcrossOfDrawn, type MovedDrawn } from '#domain/sketch/edit/move-drawn.ts'
import { setLength } from '#domain/sketch/edit/set-length.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { TakenWall } from './scene.ts'

type WithWall = { plan: Plan; taken: TakenWall } | { refused: EditRefusal }

/** Moves the wall in hand to its right by so many sixteenths. One that was just drawn may be another record afterwards. */
export function moveTaken(plan: Plan, taken: TakenWall, by: number): WithWall {
  return inHand(taken, moveDrawn(plan, taken, by))
}

/** Gives it the length that is typed, of what the pad asks for. */
export function measureTaken(plan: Plan, taken: TakenWall, length: number): WithWall {
  if (taken.measures === 'across')
    return inHand(taken, setAcrossOfDrawn(plan, taken, { side: taken.side, length }))
  const set = setLength(plan, taken.id, { side: null, length })
  return 'refused' in set ? set : { plan: set.plan, taken }
}

function inHand(taken: TakenWall, moved: MovedDrawn): WithWall {
  if ('refused' in moved) return moved
  const { plan, ...wall } = moved
  return { plan, taken: { ...taken, ...wall } }
}
