import { isRefused, type Edited } from '#domain/sketch/edit/edited.ts'
import { addOpening, changeOpening } from '#domain/sketch/edit/openings.ts'
import { roomOn } from '#domain/sketch/edit/hosted.ts'
import { sideOf } from '#domain/sketch/edit/faces-of-wall.ts'
import { wallNear } from '#domain/sketch/edit/snap.ts'
import { placeOn, type WallLine } from '#domain/sketch/edit/wall-lines.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Opening, Plan } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import type { Hand, Stroke } from './stroke.ts'

const inch = 16

/** A tap or a drag puts one onto the wall under it; one that stands there is moved along its wall, or onto another. */
export function openingStroke(hand: Hand, start: Point, kind: Opening['kind']): Stroke {
  const there = openingAt(hand.plan, start, hand.reach)
  return there ? movingStroke(hand, there, start) : addingStroke(hand, kind)
}

export function openingAt(plan: Plan, place: Point, reach: number): Opening | null {
  const line = wallNear(plan, place, reach)
  const at = line ? placeOn(line, place) : 0
  return (
    plan.openings.find(
      ({ wall_id, offset, width }) =>
        wall_id === line?.wall.id && at >= offset - reach / 3 && at <= offset + width + reach / 3,
    ) ?? null
  )
}

function addingStroke(hand: Hand, kind: Opening['kind']): Stroke {
  const id = newId()
  const added = (to: Point): Edited => {
    const line = wallNear(hand.plan, to, hand.reach * 1.5)
    if (!line) return { refused: { kind: 'no_wall' } }
    const opens = sideOf(hand.plan, line.wall.id, to)
    const edited = addOpening(hand.plan, { id, wall_id: line.wall.id, kind, at: placeOn(line, to), opens })
    if (isRefused(edited)) return edited
    const offset = inches(hand.plan, line, edited.plan.openings.at(-1)?.offset ?? 0)
    return changeOpening(edited.plan, id, { offset })
  }
  return finishing(hand, id, added)
}

function movingStroke(hand: Hand, opening: Opening, start: Point): Stroke {
  const held = wallNear(hand.plan, start, hand.reach)
  const grabbed = held ? placeOn(held, start) - opening.offset : opening.width / 2
  const moved = (to: Point): Edited => {
    const line = wallNear(hand.plan, to, hand.reach * 2)
    if (!line) return { refused: { kind: 'no_wall' } }
    const offset = inches(hand.plan, line, placeOn(line, to) - grabbed)
    return changeOpening(hand.plan, opening.id, { wall_id: line.wall.id, offset })
  }
  return {
    ...finishing(hand, opening.id, moved),
    tap: () => hand.show({ taken: { kind: 'opening', id: opening.id }, refused: null }),
  }
}

/** Whole inches from the face of the wall at the first corner. */
function inches(plan: Plan, line: WallLine, offset: number) {
  const { start } = roomOn(plan, line)
  return Math.max(0, Math.round((offset - start) / inch) * inch + start)
}

function finishing(hand: Hand, id: string, edit: (to: Point) => Edited): Stroke {
  const taken = { kind: 'opening', id } as const
  function end(to: Point) {
    const edited = edit(to)
    if (isRefused(edited)) hand.refuse(edited.refused)
    else hand.commit(edited.plan, taken)
  }
  return {
    move(to) {
      const edited = edit(to)
      if (isRefused(edited)) hand.show({ refused: edited.refused, touch: to })
      else hand.show({ plan: edited.plan, taken, refused: null, touch: to })
    },
    end,
    tap: end,
  }
}
