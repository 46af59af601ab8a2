import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Size } from '../editing/view.ts'

/** A thumb covers so much around the place that it touches. */
const clear = 48
const margin = 6
/** Levels and layers stand above it. */
const below = 66

type Bubble = {
  /** Where it says what it says, at best. */
  anchor: Point
  touch: Point | null
  size: Size
  surface: Size
}

/** The middle of a bubble, clear of the thumb: aside of it, and on its other side at an edge. */
export function bubblePlace({ anchor, touch, size, surface }: Bubble): Point {
  const [halfWide, halfHigh] = [size.width / 2, size.height / 2]
  const within = ({ x, y }: Point): Point => ({
    x: Math.min(surface.width - halfWide - margin, Math.max(halfWide + margin, x)),
    y: Math.min(surface.height - halfHigh - margin, Math.max(halfHigh + below, y)),
  })
  const best = within(anchor)
  if (!touch || isClear(best, touch, size)) return best
  const [aside, above] = [clear + halfWide + 1, clear + halfHigh + 1]
  const others = [
    { x: anchor.x, y: touch.y - above },
    { x: touch.x + aside, y: anchor.y },
    { x: touch.x - aside, y: anchor.y },
    { x: anchor.x, y: touch.y + above },
  ].map(within)
  return others.find((place) => isClear(place, touch, size)) ?? best
}

function isClear({ x, y }: Point, touch: Point, { width, height }: Size) {
  const aside = Math.max(0, Math.abs(x - touch.x) - width / 2)
  const above = Math.max(0, Math.abs(y - touch.y) - height / 2)
  return Math.hypot(aside, above) >= clear
}
