import { inch } from '#domain/rooms/length.ts'
import { cross, direction, dot, minus, type Point } from './points.ts'

/** A wall that steps back or forward by more than this shelters a place from the air, so that one air mover more is needed. */
const deepest = 18 * inch

type Corner = { at: Point; before: Point; after: Point; into: Point; outOf: Point; isInward: boolean }

/**
 * How many insets and offsets a room has that are deeper than 18 inches. What steps out of a wall and back again is one; so is a step in a
 * corner, where both of its sides are that long. `outline` runs with the clock, as it is seen on a screen.
 */
export function countInsets(outline: readonly Point[]): number {
  const corners = cornersOf(outline)
  const counted = new Set<number>()
  let insets = 0
  for (const find of [findChase, findRecess, findStep])
    for (const nth of corners.keys()) {
      const found = find(corners, nth)
      if (!found || [nth, found.other].some((each) => counted.has(each))) continue
      counted.add(nth).add(found.other)
      if (found.depth > deepest) insets += 1
    }
  return insets
}

function cornersOf(outline: readonly Point[]): Corner[] {
  return outline.flatMap((at, nth) => {
    const [before, after] = [outline.at(nth - 1), outline[(nth + 1) % outline.length]]
    if (!before || !after) return []
    const [into, outOf] = [direction(before, at), direction(at, after)]
    return [{ at, before, after, into, outOf, isInward: cross(into, outOf) < 0 }]
  })
}

type Found = { other: number; depth: number } | null
const parallel = 0.7

/** Two inward corners in a row, as of a chase or of a wall that ends in the room. */
function findChase(corners: readonly Corner[], nth: number): Found {
  const other = (nth + 1) % corners.length
  const [first, second] = [corners[nth], corners[other]]
  if (!first?.isInward || !second?.isInward || dot(first.into, second.outOf) > -parallel) return null
  const face = first.outOf
  const depth = (end: Point) => Math.abs(cross(face, minus(end, first.at)))
  return { other, depth: Math.min(depth(first.before), depth(second.after)) }
}

/** An inward corner, outward ones, and an inward one from which the wall runs on as before: a recess or a bay. */
function findRecess(corners: readonly Corner[], nth: number): Found {
  const first = corners[nth]
  if (!first?.isInward) return null
  const way = Array.from({ length: corners.length - 1 }, (_, step) => (nth + 1 + step) % corners.length)
  const other = way.find((each) => corners[each]?.isInward)
  const last = other === undefined ? undefined : corners[other]
  if (other === undefined || !last || dot(first.into, last.outOf) < parallel) return null
  const within = way.slice(0, way.indexOf(other)).map((each) => corners[each])
  if (within.length < 2) return null
  const mouth = direction(first.at, last.at)
  const depths = within.map((corner) => (corner ? Math.abs(cross(mouth, minus(corner.at, first.at))) : 0))
  return { other, depth: Math.max(...depths) }
}

function findStep(corners: readonly Corner[], nth: number): Found {
  const corner = corners[nth]
  if (!corner?.isInward) return null
  const { at, before, after, into, outOf } = corner
  const depths = [cross(into, minus(after, at)), cross(outOf, minus(before, at))]
  return { other: nth, depth: Math.min(...depths.map(Math.abs)) }
}
