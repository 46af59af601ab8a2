import { drawWall, type DrewWall } from '#domain/sketch/edit/draw-wall.ts'
import { acrossFrom, isLooseAt, lengthBetweenFaces, sideOf } from '#domain/sketch/edit/faces-of-wall.ts'
import { snapMove } from '#domain/sketch/edit/snap-move.ts'
import { snapEnd, snapStart, wallNear, type Snapped } from '#domain/sketch/edit/snap.ts'
import { beside, placeOn, wallLine, wallsAt, type WallLine } from '#domain/sketch/edit/wall-lines.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { measureOf, type TakenWall } from './scene.ts'
import type { Hand, Stroke } from './stroke.ts'
import { moveTaken } from './wall-in-hand.ts'

/** A drag draws. One that begins on the wall in hand moves it, of a wall that was just drawn at its handle alone. A tap takes a wall. */
export function wallStroke(hand: Hand, start: Point): Stroke {
  const { taken, plan, reach } = hand
  const line = taken?.kind === 'wall' ? wallLine(plan, taken.id) : null
  const isHeld = taken?.kind === 'wall' && line && isOnIt(line, start, { reach, isNew: taken.isNew })
  return isHeld ? movingStroke(hand, taken, start) : drawingStroke(hand, start)
}

/** In the middle, or anywhere but at its corners: the next wall begins there. */
function isOnIt(line: WallLine, place: Point, { reach, isNew }: { reach: number; isNew: boolean }) {
  const at = placeOn(line, place)
  if (Math.abs(beside(line, place)) > Math.max(reach * 1.4, line.wall.thickness / 2)) return false
  const fromCorner = Math.min(at, line.length - at)
  const isAtHandle = Math.abs(at - line.length / 2) < reach * (isNew ? 1.4 : 1)
  return isAtHandle || (!isNew && fromCorner > reach * 1.5)
}

function drawingStroke(hand: Hand, start: Point): Stroke {
  const { plan, reach } = hand
  const from = snapStart(plan, start, reach)
  const ending = (to: Point) => snapEnd(plan, from.place, { to, reach })
  return {
    move(to) {
      const end = ending(to)
      const length = lengthOf(plan, from, end)
      hand.show({
        taken: null,
        refused: null,
        draft: { from: from.place, to: end.place, length },
        snaps: end.snaps,
        guide: end.guide,
        touch: to,
      })
    },
    end(to) {
      const drew = drawWall(plan, { from: from.place, to: ending(to).place })
      if ('refused' in drew) hand.refuse(drew.refused)
      else hand.commit(drew.plan, drawnWall(drew, to))
    },
    tap(at) {
      const wall = wallNear(plan, at, reach)
      hand.show({ refused: null, taken: wall ? takenWall(plan, wall.wall.id, at) : null })
    },
  }
}

function lengthOf(plan: Plan, from: Snapped, to: Snapped) {
  const drew = drawWall(plan, { from: from.place, to: to.place })
  return 'refused' in drew ? 0 : lengthBetweenFaces(drew.plan, drew.wall_id)
}

/**
 * Of a wall that goes around a room, the laser is held along it: its length is asked for, of the one that closes the room as well. Of a wall
 * that divides one, its distance.
 */
function drawnWall(
  { plan, wall_id, wall_ids }: Extract<DrewWall, { plan: Plan }>,
  touched: Point,
): TakenWall {
  const taken = { ...takenWall(plan, wall_id, touched), isNew: true, drawn: wall_ids }
  const wall = plan.walls.find(({ id }) => id === wall_id)
  const goesAround = wall && [wall.from, wall.to].every((corner) => wallsAt(plan, corner).length === 2)
  if (!goesAround) return taken
  const along = { ...taken, measures: 'along' as const }
  return { ...along, was: measureOf(plan, along) }
}

/** On the side that is touched, or the other where nothing stands opposite. A wall with a loose end is measured along. */
export function takenWall(plan: Plan, id: string, touched: Point): TakenWall {
  const line = wallLine(plan, id)
  const at = line ? Math.min(line.length, Math.max(0, placeOn(line, touched))) : 0
  const near = sideOf(plan, id, touched)
  const other = near === 'left' ? ('right' as const) : ('left' as const)
  const side = [near, other].find((each) => acrossFrom(plan, id, { side: each, at }))
  const isLoose = line && (isLooseAt(plan, line.wall.from) || isLooseAt(plan, line.wall.to))
  const measures = side && !isLoose ? ('across' as const) : ('along' as const)
  const taken = { kind: 'wall', id, measures, side: side ?? near, at, was: null } as const
  const wall = { ...taken, isNew: false, drawn: [] }
  return { ...wall, was: measureOf(plan, wall) }
}

function movingStroke(hand: Hand, taken: TakenWall, start: Point): Stroke {
  const { plan, reach } = hand
  const line = wallLine(plan, taken.id)
  const measures = acrossFrom(plan, taken.id, taken) ? ('across' as const) : taken.measures
  const moved: TakenWall = { ...taken, measures, isNew: false }
  let last: { plan: Plan; taken: TakenWall } | null = null
  let snapped = ''
  return {
    move(to) {
      if (!line) return
      const by = beside(line, to) - beside(line, start)
      const snap = snapMove(plan, taken.id, { side: taken.side, at: taken.at, by, reach })
      const edited = moveTaken(plan, moved, snap.by)
      if ('refused' in edited) return hand.show({ refused: edited.refused, touch: to })
      last = edited
      const led = snap.snap.kind === 'inch' ? '' : `${snap.snap.kind} ${snap.by}`
      if (led && led !== snapped) navigator.vibrate?.(8)
      snapped = led
      hand.show({ ...last, snaps: [snap.snap], guide: snap.guide, touch: to, refused: null })
    },
    end() {
      if (last) hand.commit(last.plan, { ...last.taken, was: measureOf(plan, moved) })
    },
    /** On its other side, that side is measured; a second tap puts it out of hand. */
    tap(at) {
      const again = { ...takenWall(plan, taken.id, at), drawn: taken.drawn }
      const isAgain = !taken.isNew && again.side === taken.side
      hand.show({ taken: isAgain ? null : again, refused: null })
    },
  }
}
