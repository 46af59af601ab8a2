/** Whole sixteenths of an inch on a plan; what is derived from it may lie between them. */
export type Point = { x: number; y: number }

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function times(a: Point, by: number): Point {
  return { x: a.x * by, y: a.y * by }
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}

/** Above 0 where `b` points to the right of `a`, as it is seen on a screen, where y runs down. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** One long in the same direction. */
export function direction(from: Point, to: Point): Point {
  const long = distance(from, to)
  return { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
}

/** The point of the line between two others that is nearest to one, as a part of the way from the first to the second. */
export function along(point: Point, [from, to]: readonly [Point, Point]): number {
  const way = minus(to, from)
  return dot(minus(point, from), way) / dot(way, way)
}

export function between([from, to]: readonly [Point, Point], part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** How far a point lies from a line between two others. Asked for thousands of places in one frame, it makes no objects. */
export function distanceToLine({ x, y }: Point, from: Point, to: Point): number {
  const wayX = to.x - from.x
  const wayY = to.y - from.y
  const square = wayX * wayX + wayY * wayY
  const part = square === 0 ? 0 : ((x - from.x) * wayX + (y - from.y) * wayY) / square
  const within = part < 0 ? 0 : part > 1 ? 1 : part
  return Math.hypot(x - from.x - wayX * within, y - from.y - wayY * within)
}

/** Where two lines between points cross, as a part of the way along the first; null where they only touch, or not even that. */
export function crossing(line: Line, across: Line): number | null {
  if (areApart(line, across)) return null
  const [[a, b], [c, d]] = [line, across]
  const [way, other] = [minus(b, a), minus(d, c)]
  const turn = cross(way, other)
  if (turn === 0) return null
  const part = cross(minus(c, a), other) / turn
  const ofOther = cross(minus(c, a), way) / turn
  return part > 0 && part < 1 && ofOther > 0 && ofOther < 1 ? part : null
}

type Line = readonly [Point, Point]

/** Whether one of two lines lies beyond the other, as most walls of a house do: asked first, of all pairs of them in each frame. */
function areApart({ 0: a, 1: b }: Line, { 0: c, 1: d }: Line) {
  return (
    Math.max(a.x, b.x) < Math.min(c.x, d.x) ||
    Math.max(c.x, d.x) < Math.min(a.x, b.x) ||
    Math.max(a.y, b.y) < Math.min(c.y, d.y) ||
    Math.max(c.y, d.y) < Math.min(a.y, b.y)
  )
}

/** Twice what a polygon covers, negative where it runs against the clock as seen on a screen. */
export function twiceArea(polygon: readonly Point[]): number {
  return sumAround(polygon, (a, b) => cross(a, b))
}

export function lengthAround(polygon: readonly Point[]): number {
  return sumAround(polygon, distance)
}

function sumAround(polygon: readonly Point[], of: (a: Point, b: Point) => number) {
  let sum = 0
  let before = polygon.at(-1)
  for (const point of polygon) {
    if (before) sum += of(before, point)
    before = point
  }
  return sum
}

/** What runs into a polygon and back out again changes nothing. */
export function isInside(point: Point, polygon: readonly Point[]): boolean {
  let inside = false
  let before = polygon.at(-1)
  for (const corner of polygon) {
    if (before && corner.y > point.y !== before.y > point.y) {
      const x = corner.x + ((point.y - corner.y) / (before.y - corner.y)) * (before.x - corner.x)
      if (point.x < x) inside = !inside
    }
    before = corner
  }
  return inside
}
