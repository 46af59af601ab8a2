import { cross, distance, dot, type Point } from '../geometry/points.ts'
import type { Corner, Opening, Place, Plan } from '../plan.ts'
import { hiddenAt } from './faces-of-wall.ts'
import {
  beside,
  placeOn,
  pointAlong,
  rightOf,
  rounded,
  usualThickness,
  wallLines,
  wallsAt,
  type WallLine,
} from './wall-lines.ts'

/** What a thumb was led to. */
export type Snap =
  | { kind: 'corner' }
  | { kind: 'wall' }
  | { kind: 'right_angle' }
  | { kind: 'in_line'; corner: Place }
  | { kind: 'in_line_with_opening'; opening: Opening }
  | { kind: 'inch' }

export type Snapped = { place: Place; snaps: Snap[]; guide: readonly [Place, Place] | null }

/** One inch: lengths between faces are whole ones until someone types another. */
const step = 16
/** A wall whose direction is off by less is meant to be at a right angle. */
const nearlyRight = Math.sin((14 * Math.PI) / 180)
const half = usualThickness / 2

/** Where a wall begins: at a corner, on a wall, in line with a corner, or on a whole inch. `reach` is how far a thumb is led. */
export function snapStart(plan: Plan, place: Point, reach: number): Snapped {
  const corner = cornerNear(plan, place, reach)
  if (corner) return { place: bare(corner), snaps: [{ kind: 'corner' }], guide: null }
  const line = wallNear(plan, place, reach)
  if (line) return onWall(plan, line, { place, reach })
  const x = alignedWith(plan, { value: place.x, axis: 'x', reach })
  const y = alignedWith(plan, { value: place.y, axis: 'y', reach })
  const met = { x: x?.x ?? inches(place.x), y: y?.y ?? inches(place.y) }
  const [with_] = [x, y].filter((found) => found !== null)
  return {
    place: met,
    snaps: with_ ? [{ kind: 'in_line', corner: bare(with_) }] : [{ kind: 'inch' }],
    guide: with_ ? [bare(with_), met] : null,
  }
}

/** Where it ends, coming from its first corner. */
export function snapEnd(plan: Plan, from: Place, { to, reach }: { to: Point; reach: number }): Snapped {
  const corner = cornerNear(plan, to, reach)
  if (corner && distance(corner, from) > reach)
    return { place: bare(corner), snaps: [{ kind: 'corner' }], guide: null }
  const long = distance(from, to)
  if (long === 0) return { place: from, snaps: [], guide: null }
  const way = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
  const axis = axesAt(plan, from)
    .flatMap((each) => [each, { x: -each.x, y: -each.y }])
    .find((each) => Math.abs(cross(each, way)) < nearlyRight && dot(each, way) > 0)
  const right: Snap[] = axis ? [{ kind: 'right_angle' }] : []
  const along = axis ?? way
  const at = axis ? dot({ x: to.x - from.x, y: to.y - from.y }, axis) : long
  const hit = wallAhead(plan, from, { along, at, reach })
  const end = (length: number) => rounded({ x: from.x + along.x * length, y: from.y + along.y * length })
  if (hit !== null) return { place: end(hit), snaps: [...right, { kind: 'wall' }], guide: null }
  const inLine = axis && inLineAhead(plan, from, { along, at, reach })
  if (inLine) {
    const place = end(inLine.at)
    return { place, snaps: [...right, inLine.snap], guide: [inLine.from, place] }
  }
  const hidden = hiddenAtStart(plan, from, along) + half
  const length = Math.round((at - hidden) / step) * step + hidden
  return { place: end(Math.max(length, step)), snaps: [...right, { kind: 'inch' }], guide: null }
}

function bare({ x, y }: Point): Place {
  return { x, y }
}

function inches(value: number) {
  return Math.round(value / step) * step
}

export function cornerNear({ corners }: Plan, place: Point, reach: number): Corner | null {
  const [nearest] = corners
    .filter((corner) => distance(corner, place) <= reach)
    .toSorted((a, b) => distance(a, place) - distance(b, place))
  return nearest ?? null
}

/** The wall under a thumb, or the nearest within its reach. */
export function wallNear(plan: Plan, place: Point, reach: number): WallLine | null {
  const away = (line: WallLine) => Math.abs(beside(line, place))
  const [nearest] = wallLines(plan)
    .filter(
      (line) =>
        away(line) <= Math.max(reach, line.wall.thickness / 2) &&
        placeOn(line, place) >= 0 &&
        placeOn(line, place) <= line.length,
    )
    .toSorted((a, b) => away(a) - away(b))
  return nearest ?? null
}

/** On a wall in line with what stands opposite, or at a whole inch from the face of the wall at its first corner. */
function onWall(plan: Plan, line: WallLine, { place, reach }: { place: Point; reach: number }): Snapped {
  const at = placeOn(line, place)
  const inLine = inLineAhead(plan, line.from, { along: line.way, at, reach: reach / 2 })
  if (inLine && inLine.at > 0 && inLine.at < line.length) {
    const met = rounded(pointAlong(line, inLine.at))
    return { place: met, snaps: [{ kind: 'wall' }, inLine.snap], guide: [inLine.from, met] }
  }
  const hidden = hiddenAt(plan, line, { corner: line.wall.from, side: null }) + half
  const offset = Math.round((at - hidden) / step) * step + hidden
  const met = rounded(pointAlong(line, Math.min(Math.max(offset, 0), line.length)))
  return { place: met, snaps: [{ kind: 'wall' }], guide: null }
}

function alignedWith(
  { corners }: Plan,
  { value, axis, reach }: { value: number; axis: 'x' | 'y'; reach: number },
): Corner | null {
  const [nearest] = corners
    .filter((corner) => Math.abs(corner[axis] - value) <= reach / 2)
    .toSorted((a, b) => Math.abs(a[axis] - value) - Math.abs(b[axis] - value))
  return nearest ?? null
}

/** Along the walls that meet there and square to them; where none does, up and across. */
function axesAt(plan: Plan, place: Place): Point[] {
  const ways = wallLines(plan)
    .filter(
      (line) =>
        Math.abs(beside(line, place)) <= 2 &&
        placeOn(line, place) >= -2 &&
        placeOn(line, place) <= line.length + 2,
    )
    .map(({ way }) => way)
  const all = [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...ways]
  return all.flatMap((way) => [way, rightOf(way)])
}

type Ahead = { along: Point; at: number; reach: number }

function wallAhead(plan: Plan, from: Place, { along, at, reach }: Ahead): number | null {
  let nearest: number | null = null
  for (const line of wallLines(plan)) {
    const turn = cross(along, line.way)
    if (Math.abs(turn) < 0.1) continue
    const gap = { x: line.from.x - from.x, y: line.from.y - from.y }
    const [met, onIt] = [cross(gap, line.way) / turn, cross(gap, along) / turn]
    if (met < step || onIt < -2 || onIt > line.length + 2) continue
    if (Math.abs(met - at) > Math.max(reach, line.wall.thickness / 2)) continue
    if (nearest === null || Math.abs(met - at) < Math.abs(nearest - at)) nearest = met
  }
  return nearest
}

/** Level with a corner or with the edge of an opening: seen square to the way that the wall goes. */
export function inLineAhead(
  plan: Plan,
  from: Point,
  { along, at, reach }: Ahead,
): { at: number; snap: Snap; from: Place } | null {
  const level = (place: Point) => dot({ x: place.x - from.x, y: place.y - from.y }, along)
  const corners = plan.corners.map((corner) => ({
    at: level(corner),
    from: bare(corner),
    snap: { kind: 'in_line' as const, corner: bare(corner) },
  }))
  const lines = new Map(wallLines(plan).map((line) => [line.wall.id, line]))
  const edges = plan.openings.flatMap((opening) => {
    const line = lines.get(opening.wall_id)
    if (!line || Math.abs(dot(line.way, along)) < 0.99) return []
    return [opening.offset, opening.offset + opening.width].map((offset) => {
      const place = rounded(pointAlong(line, offset))
      return { at: level(place), from: place, snap: { kind: 'in_line_with_opening' as const, opening } }
    })
  })
  const [nearest] = [...corners, ...edges]
    .filter((each) => Math.abs(each.at - at) <= reach / 2 && each.at > step)
    .toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
  return nearest ?? null
}

/** What is hidden of a new wall where it begins. */
function hiddenAtStart(plan: Plan, from: Place, along: Point): number {
  const corner = plan.corners.find((each) => distance(each, from) <= 2)
  const there = corner ? wallsAt(plan, corner.id).map(({ id }) => id) : []
  const met = wallLines(plan).filter(
    (line) =>
      there.includes(line.wall.id) ||
      (Math.abs(beside(line, from)) <= 2 && placeOn(line, from) >= 0 && placeOn(line, from) <= line.length),
  )
  const turned = met.filter(({ way }) => Math.abs(cross(way, along)) > 0.1)
  if (turned.length > 0) return Math.max(...turned.map(({ wall }) => wall.thickness)) / 2
  return met.length > 0 ? 0 : half
}
