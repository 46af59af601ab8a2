import { isRefused, type Edited } from '#domain/sketch/edit/edited.ts'
import { sideOf } from '#domain/sketch/edit/faces-of-wall.ts'
import { fillRoom, paintAround, paintWall, shapeAt } from '#domain/sketch/edit/paint.ts'
import { wallNear } from '#domain/sketch/edit/snap.ts'
import { placeOn } from '#domain/sketch/edit/wall-lines.ts'
import { distance, isInside, type Point } from '#domain/sketch/geometry/points.ts'
import type { Plan, WetSurface } from '#domain/sketch/plan.ts'
import { shapesOf, type Taken } from './scene.ts'
import type { Hand, Stroke } from './stroke.ts'

/** A tap paints a whole floor or a whole wall, a drag what it goes around or along. What is painted already is taken by a tap. */
export function wetStroke(hand: Hand, start: Point, surface: WetSurface['surface']): Stroke {
  const wall = wallNear(hand.plan, start, hand.reach * 0.6)
  return wall ? wallStroke(hand, start, wall.wall.id) : floorStroke(hand, start, surface)
}

function floorStroke(hand: Hand, start: Point, surface: WetSurface['surface']): Stroke {
  const { plan } = hand
  let path: Point[] = [start]
  const finest = hand.reach / 6
  return {
    move(to) {
      if (!shapeAt(plan, start, shapesOf(plan))) return hand.show({ refused: { kind: 'no_room' } })
      const last = path.at(-1)
      if (last && distance(last, to) < finest) return
      path = [...path, to]
      hand.show({ path, taken: null, refused: null, touch: to })
    },
    end: () => finish(hand, paintAround(plan, path, surface)),
    tap(at) {
      const there = wetAt(plan, at, surface)
      if (there) hand.show({ taken: { kind: 'wet_surface', id: there.id }, refused: null })
      else finish(hand, fillRoom(plan, at, surface))
    },
  }
}

function wetAt(plan: Plan, place: Point, surface: WetSurface['surface']) {
  return plan.wet_surfaces.findLast((wet) => wet.surface === surface && isInside(place, wet.vertices))
}

function wallStroke(hand: Hand, start: Point, wallId: string): Stroke {
  const { plan } = hand
  const painted = (to: Point | null) => paintWall(plan, wallId, { from: start, to })
  return {
    move(to) {
      const edited = painted(to)
      if (!isRefused(edited)) hand.show({ plan: edited.plan, taken: null, refused: null, touch: to })
    },
    end: (to) => finish(hand, painted(to)),
    tap(at) {
      const line = wallNear(plan, at, hand.reach)
      const offset = line ? placeOn(line, at) : 0
      const side = sideOf(plan, wallId, at)
      const there = plan.wet_walls.find(
        (wet) =>
          wet.wall_id === wallId &&
          wet.side === side &&
          offset >= wet.offset &&
          offset <= wet.offset + wet.length,
      )
      if (there) hand.show({ taken: { kind: 'wet_wall', id: there.id }, refused: null })
      else finish(hand, painted(null))
    },
  }
}

/** What was painted last is in hand: a wall takes a height, and both can be removed. */
function finish(hand: Hand, edited: Edited) {
  if (isRefused(edited)) return hand.refuse(edited.refused)
  const { wet_walls, wet_surfaces } = edited.plan
  const wall = wet_walls.find((wet) => !hand.plan.wet_walls.includes(wet))
  const surface = wet_surfaces.find((wet) => !hand.plan.wet_surfaces.includes(wet))
  const taken: Taken | null = wall
    ? { kind: 'wet_wall', id: wall.id }
    : surface
      ? { kind: 'wet_surface', id: surface.id }
      : null
  hand.commit(edited.plan, taken)
}
