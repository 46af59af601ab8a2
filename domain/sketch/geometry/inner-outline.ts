import type { Loop, Way } from './faces.ts'
import { cross, direction, distance, dot, minus, plus, times, type Point } from './points.ts'

/** The part of a wall's face that bounds a room, from the corner of the room where it starts to that where it ends. */
export type Side = { wall_id: string; side: 'left' | 'right'; from: Point; to: Point; length: number }
type Faced = { way: Way; from: Point; to: Point }

/** Lines that turn by less run on. */
const straight = 0.02
/** A corner so sharp that its tip would lie farther than this many half thicknesses away is cut off. */
const longestTip = 4

/** What is inside of the faces of the walls around it: each half of the thickness of its wall from the line that the wall runs along. */
export function innerOutline(loop: Loop): { outline: Point[]; sides: Side[] } {
  const faced = facesOf(loop)
  const outline = withoutStraights(faced.flatMap(({ from, to }) => [from, to]))
  return { outline, sides: joined(faced.flatMap(sideOf)) }
}

function facesOf({ ways, places }: Loop): Faced[] {
  const turns = ways.map((way, nth) => {
    const next = (nth + 1) % ways.length
    const after = (nth + 2) % ways.length
    const [from, at, to] = [places[nth], places[next], places[after]]
    const following = ways[next]
    return from && at && to && following ? turnAt([from, at, to], [way, following]) : null
  })
  return ways.flatMap((way, nth) => {
    const [start, end] = [turns.at(nth - 1), turns[nth]]
    return start && end ? [{ way, from: start.after, to: end.before }] : []
  })
}

type Turn = { before: Point; after: Point }

/** Where the face of one wall ends, and where that of the next one begins: at one place where they are mitred. */
function turnAt([from, at, to]: [Point, Point, Point], [way, next]: [Way, Way]): Turn {
  const [along, onward] = [direction(from, at), direction(at, to)]
  const [half, nextHalf] = [halfOf(way), halfOf(next)]
  const turn = cross(along, onward)
  const isLooseEnd = Math.abs(turn) < straight && dot(along, onward) < 0
  // Its length was set as if a wall turned off there: it ends where the face of that would be.
  const end = isLooseEnd ? minus(at, times(along, half)) : at
  const stepped = { before: plus(end, inward(along, half)), after: plus(end, inward(onward, nextHalf)) }
  if (Math.abs(turn) < straight) {
    const runsOn = dot(along, onward) > 0 && half === nextHalf
    if (!runsOn) return stepped
    return { before: stepped.before, after: stepped.before }
  }
  const corner = times(minus(times(onward, half), times(along, nextHalf)), 1 / turn)
  const isTooSharp = turn < 0 && Math.hypot(corner.x, corner.y) > longestTip * Math.max(half, nextHalf)
  if (isTooSharp) return stepped
  return { before: plus(at, corner), after: plus(at, corner) }
}

function halfOf({ edge }: Way) {
  return (edge.wall?.thickness ?? 0) / 2
}

function inward({ x, y }: Point, by: number): Point {
  return { x: -y * by, y: x * by }
}

function sideOf({ way, from, to }: Faced): Side[] {
  const { wall } = way.edge
  if (!wall) return []
  const side = way.from === way.edge.a ? 'right' : 'left'
  return [{ wall_id: wall.id, side, from, to, length: distance(from, to) }]
}

/** A wall that others meet from behind is one side all the same. */
function joined(sides: Side[]): Side[] {
  const all: Side[] = []
  for (const side of sides) {
    const before = all.at(-1)
    if (before && runsOn(before, side)) all[all.length - 1] = asOne(before, side)
    else all.push(side)
  }
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || first === last || !runsOn(last, first)) return all
  return [asOne(last, first), ...all.slice(1, -1)]
}

function runsOn(one: Side, other: Side) {
  return one.wall_id === other.wall_id && one.side === other.side && distance(one.to, other.from) < 1
}

function asOne(one: Side, other: Side): Side {
  return { ...one, to: other.to, length: distance(one.from, other.to) }
}

/** Corners alone: neither the same place twice nor one on a straight line. */
function withoutStraights(outline: Point[]): Point[] {
  const apart = outline.filter((point, nth) => {
    const before = outline.at(nth - 1)
    return before && distance(before, point) > 0.01
  })
  return apart.filter((point, nth) => {
    const [before, after] = [apart.at(nth - 1), apart[(nth + 1) % apart.length]]
    if (!before || !after) return true
    const [along, onward] = [direction(before, point), direction(point, after)]
    return Math.abs(cross(along, onward)) > 1e-6 || dot(along, onward) < 0
  })
}
