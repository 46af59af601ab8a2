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

/** Where two lines between points cross, as a part of the way along the first; null where they only touch, or not even that. */
export function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): number | null {
  const [way, other] = [minus(b, a), minus(d, c)]
  const turn = cross(way, other)
  if (turn === 0) return null
  const part = cross(minus(c, a), other) / turn
  const ofOther = cross(minus(c, a), way) / turn
  return part > 0 && part < 1 && ofOther > 0 && ofOther < 1 ? part : null
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
