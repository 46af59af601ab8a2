import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'

/** Which part of a plan is seen: the place in its upper left corner, and how many pixels a sixteenth of an inch takes. */
export type View = { x: number; y: number; scale: number }
export type Size = { width: number; height: number }

/** A room of 2 ft fills a phone, and so do 250 ft. */
const closest = 1
const farthest = 0.008

export function toScreen({ x, y, scale }: View, place: Point): Point {
  return { x: (place.x - x) * scale, y: (place.y - y) * scale }
}

export function toPlan({ x, y, scale }: View, pixel: Point): Point {
  return { x: x + pixel.x / scale, y: y + pixel.y / scale }
}

/** How far what was laid out for one view is shifted, then how much it is scaled, to lie where another one shows it. */
export function carriedTo(seen: View, laidOut: View): View {
  const { x, y } = toScreen(seen, laidOut)
  return { x, y, scale: seen.scale / laidOut.scale }
}

/** What was under the fingers stays under them. */
export function zoomedAt(view: View, pixel: Point, by: number): View {
  const scale = Math.min(closest, Math.max(farthest, view.scale * by))
  const place = toPlan(view, pixel)
  return { x: place.x - pixel.x / scale, y: place.y - pixel.y / scale, scale }
}

export function movedBy(view: View, pixels: Point): View {
  return { ...view, x: view.x - pixels.x / view.scale, y: view.y - pixels.y / view.scale }
}

/** Two fingers that moved: what was between them stays between them, and is as much larger as they are farther apart. */
export function pinched(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const [was, is] = [middle(before), middle(after)]
  const moved = movedBy(view, { x: is.x - was.x, y: is.y - was.y })
  const apart = gap(before)
  return apart === 0 ? moved : zoomedAt(moved, is, gap(after) / apart)
}

function middle([a, b]: readonly [Point, Point]) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function gap([a, b]: readonly [Point, Point]) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export type Edges = { top: number; right: number; bottom: number; left: number }
/** 24 feet across, where nothing is drawn yet. */
const nothingDrawn: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 4608, y: 4608 },
]
const largestAtFirst = 0.16

/** All of a plan within the screen, clear of what stands at its edges, and no larger than `most`. */
export function fitted(
  places: readonly Point[],
  { width, height }: Size,
  { most = largestAtFirst, ...edges }: Edges & { most?: number },
): View {
  const all = places.length > 1 ? places : nothingDrawn
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [wide, high] = [width - edges.left - edges.right, height - edges.top - edges.bottom]
  const scale = Math.max(
    farthest,
    Math.min(most, wide / Math.max(right - left, 1), high / Math.max(bottom - top, 1)),
  )
  return {
    x: (left + right) / 2 - (edges.left + wide / 2) / scale,
    y: (top + bottom) / 2 - (edges.top + high / 2) / scale,
    scale,
  }
}

export function placesOf(plan: Pick<Plan, 'corners' | 'pins'>): Point[] {
  return [...plan.corners, ...plan.pins]
}

const margin = 8

/** Whether all of it lies on the screen. */
export function isSeen(places: readonly Point[], view: View, { width, height }: Size): boolean {
  return places.every((place) => {
    const { x, y } = toScreen(view, place)
    return x > margin && y > margin && x < width - margin && y < height - margin
  })
}

/** Moved as little as brings all of these places onto the screen, and farther away only where they are too large for it. */
export function broughtIn(
  view: View,
  places: readonly Point[],
  { size, edges }: { size: Size; edges: Edges },
): View {
  if (places.length === 0 || isSeen(places, view, size)) return view
  const all = fitted(places, size, edges)
  if (all.scale < view.scale) return all
  const shown = places.map((place) => toScreen(view, place))
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)]
  return movedBy(view, {
    x: least(xs, { from: edges.left, to: size.width - edges.right }),
    y: least(ys, { from: edges.top, to: size.height - edges.bottom }),
  })
}

/** How far they have to go, so that all of them lie between two limits. */
function least(values: readonly number[], { from, to }: { from: number; to: number }) {
  const [first, last] = [Math.min(...values), Math.max(...values)]
  if (first < from) return from - first
  return last > to ? to - last : 0
}
