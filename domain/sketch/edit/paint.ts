import { foot } from '#domain/rooms/length.ts'
import { newId } from '#platform/uuid.ts'
import { along, between, distance, isInside, type Point } from '../geometry/points.ts'
import { planShapes, type Shape } from '../plan-figures.ts'
import type { Plan, WetSurface, WetWall } from '../plan.ts'
import { refuse, type Edited } from './edited.ts'
import { sideOf } from './faces-of-wall.ts'
import { placeOn, rounded, wallLine } from './wall-lines.ts'

const mostParts = 200
const mostVertices = 120
/** Of a line drawn by a thumb, what strays by less than an inch is left out. */
const finest = 16
export const usualWetHeight = 2 * foot

/** The room around a place: inside of the faces of its walls. */
export function shapeAt(plan: Plan, place: Point, shapes: readonly Shape[] = planShapes(plan)): Shape | null {
  return (
    shapes.find(({ outlines }) => outlines.filter((outline) => isInside(place, outline)).length % 2 === 1) ??
    null
  )
}

/** All of the floor or ceiling of the room around a place, in the place of what was painted of it. */
export function fillRoom(plan: Plan, place: Point, surface: WetSurface['surface'] = 'floor'): Edited {
  const [outline] = shapeAt(plan, place)?.outlines ?? []
  if (!outline) return refuse({ kind: 'no_room' })
  const left = plan.wet_surfaces.filter(
    (wet) => wet.surface !== surface || !isInside(middleOf(wet.vertices), outline),
  )
  return withSurface({ ...plan, wet_surfaces: left }, outline.map(rounded), surface)
}

/** What a thumb went around, in the room where it began: it stops at the walls. */
export function paintAround(
  plan: Plan,
  path: readonly Point[],
  surface: WetSurface['surface'] = 'floor',
): Edited {
  const [first] = path
  const [outline] = (first && shapeAt(plan, first)?.outlines) ?? []
  if (!outline) return refuse({ kind: 'no_room' })
  const kept = path.map((place) => rounded(isInside(place, outline) ? place : nearestOn(outline, place)))
  const vertices = simplified(kept, finest)
  if (vertices.length < 3) return refuse({ kind: 'too_short' })
  return withSurface(plan, vertices.slice(0, mostVertices), surface)
}

function withSurface(plan: Plan, vertices: Point[], surface: WetSurface['surface']): Edited {
  if (plan.wet_surfaces.length >= mostParts) return refuse({ kind: 'too_much' })
  return { plan: { ...plan, wet_surfaces: [...plan.wet_surfaces, { id: newId(), surface, vertices }] } }
}

export function middleOf(places: readonly Point[]): Point {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / places.length, y: sum.y / places.length }
}

/** The place on the edge of a room that is nearest to one outside it. */
export function nearestOn(outline: readonly Point[], place: Point): Point {
  const edges = outline.map((from, nth): Point => {
    const line = [from, outline[(nth + 1) % outline.length] ?? from] as const
    return between(line, Math.min(1, Math.max(0, along(place, line))))
  })
  const [nearest] = edges.toSorted((a, b) => distance(a, place) - distance(b, place))
  return nearest ?? place
}

/** Without the places that lie on the way between their neighbors, or nearly. */
export function simplified(path: readonly Point[], by: number): Point[] {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last || path.length < 3) return [...path]
  let [far, at] = [0, 0]
  for (const [nth, place] of path.entries()) {
    const away = distance(first, last) === 0 ? distance(place, first) : awayFrom([first, last], place)
    if (away > far) [far, at] = [away, nth]
  }
  if (far <= by) return [first, last]
  return [...simplified(path.slice(0, at + 1), by).slice(0, -1), ...simplified(path.slice(at), by)]
}

function awayFrom(line: readonly [Point, Point], place: Point) {
  return distance(place, between(line, Math.min(1, Math.max(0, along(place, line)))))
}

/** A wet length of the face of a wall that the thumb is on. Without an end it is all of it, and what it touches becomes one with it. */
export function paintWall(
  plan: Plan,
  wallId: string,
  { from, to, height = usualWetHeight }: { from: Point; to: Point | null; height?: number },
): Edited {
  const line = wallLine(plan, wallId)
  if (!line) return refuse({ kind: 'no_wall' })
  const side = sideOf(plan, wallId, from)
  const within = (place: Point) => Math.min(line.length, Math.max(0, placeOn(line, place)))
  const [one, other] = to ? [within(from), within(to)] : [0, line.length]
  let [start, end] = [Math.round(Math.min(one, other)), Math.round(Math.max(one, other))]
  const left: WetWall[] = []
  for (const wet of plan.wet_walls) {
    const isTouched =
      wet.wall_id === wallId && wet.side === side && wet.offset <= end && wet.offset + wet.length >= start
    if (isTouched) [start, end] = [Math.min(start, wet.offset), Math.max(end, wet.offset + wet.length)]
    else left.push(wet)
  }
  if (end - start < 1) return refuse({ kind: 'too_short' })
  if (left.length >= mostParts) return refuse({ kind: 'too_much' })
  const wet = { id: newId(), wall_id: wallId, side, offset: start, length: end - start, height }
  return { plan: { ...plan, wet_walls: [...left, wet] } }
}
