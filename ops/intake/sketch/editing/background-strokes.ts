import { acrossPicture, moveBackground } from '#domain/sketch/edit/background.ts'
import { rounded } from '#domain/sketch/edit/wall-lines.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { TakenBackground } from './scene.ts'
import type { Hand, Stroke } from './stroke.ts'

/** A drag moves the picture behind the plan, or draws a line along something on it. A tap may be a slip: it lets go of nothing. */
export function backgroundStroke(hand: Hand, taken: TakenBackground, start: Point): Stroke {
  return taken.does === 'move' ? movingStroke(hand, taken, start) : measuringStroke(hand, taken, start)
}

function movingStroke({ plan, ...hand }: Hand, taken: TakenBackground, start: Point): Stroke {
  const moved = (to: Point) => moveBackground(plan, { x: to.x - start.x, y: to.y - start.y })
  return {
    move: (to) => hand.show({ plan: moved(to), touch: to, refused: null }),
    end: (to) => hand.commit(moved(to), taken),
    tap: () => undefined,
  }
}

function measuringStroke({ plan, ...hand }: Hand, taken: TakenBackground, start: Point): Stroke {
  const measured = (to: Point): TakenBackground => ({ ...taken, known: [rounded(start), rounded(to)] })
  return {
    move: (to) => hand.show({ taken: measured(to), touch: to, refused: null }),
    end: (to) => hand.commit(plan, measured(to)),
    tap: () => undefined,
  }
}

/** The picture in hand: to draw a line on it, or to move it. */
export function takenPicture({ background }: Plan, does: TakenBackground['does']): TakenBackground | null {
  return background && { kind: 'background', id: background.photo_id, does, known: null }
}

/** To type how wide all of it is, which needs no finger. */
export function takenAcross(plan: Plan): TakenBackground | null {
  const taken = takenPicture(plan, 'measure')
  return taken && { ...taken, known: acrossPicture(plan.background) }
}
