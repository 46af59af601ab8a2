import { middleOf } from '#domain/sketch/edit/paint.ts'
import { distanceToLine, isInside, type Point } from '#domain/sketch/geometry/points.ts'
import type { Shape } from '#domain/sketch/plan-figures.ts'

type Outlines = Shape['outlines']
/** The place of a room that is farthest from its walls, and the box that stands there. */
export type WidestPlace = { place: Point; wide: number; high: number }

const known = new WeakMap<Shape, WidestPlace>()
/** So many places are looked at in each direction, between the edges of a room. */
const steps = 8

/** Found once for each shape. */
export function widestPlace(shape: Shape): WidestPlace {
  const found = known.get(shape) ?? find(shape)
  known.set(shape, found)
  return found
}

function find({ outlines }: Shape): WidestPlace {
  const [outline = []] = outlines
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const middle = middleOf(outline)
  let best = { place: middle, away: isFree(outlines, middle) ? clearance(outlines, middle) * 1.02 : 0 }
  for (let across = 1; across < steps; across++)
    for (let down = 1; down < steps; down++) {
      const place = {
        x: left + ((right - left) * across) / steps,
        y: top + ((bottom - top) * down) / steps,
      }
      const away = clearance(outlines, place, best.away * 1.05)
      if (away > best.away * 1.05 && isFree(outlines, place)) best = { place, away }
    }
  return { place: best.place, wide: extent(outline, best.place, 'x'), high: extent(outline, best.place, 'y') }
}

function isFree(outlines: Outlines, place: Point) {
  let around = 0
  for (const outline of outlines) if (isInside(place, outline)) around += 1
  return around % 2 === 1
}

/** How far a place is from all walls. Once that is no more than `enough` it may be less still: such a place is not looked for. */
function clearance(outlines: Outlines, place: Point, enough = 0) {
  let nearest = Infinity
  for (const outline of outlines) {
    let from = outline.at(-1)
    for (const to of outline) {
      if (from) nearest = Math.min(nearest, distanceToLine(place, from, to))
      if (nearest <= enough) return nearest
      from = to
    }
  }
  return nearest
}

/** How wide words may be that stand in the middle of a place. */
function extent(outline: readonly Point[], place: Point, axis: 'x' | 'y') {
  const other = axis === 'x' ? 'y' : 'x'
  const met = outline.flatMap((from, nth) => {
    const to = outline[(nth + 1) % outline.length] ?? from
    if (from[other] > place[other] === to[other] > place[other]) return []
    const part = (place[other] - from[other]) / (to[other] - from[other])
    return [from[axis] + (to[axis] - from[axis]) * part]
  })
  const [before, after] = [met.filter((at) => at <= place[axis]), met.filter((at) => at > place[axis])]
  return 2 * Math.max(0, Math.min(Math.min(...after) - place[axis], place[axis] - Math.max(...before)))
}
