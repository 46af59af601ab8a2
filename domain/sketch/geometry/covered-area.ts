import { between, crossing, type Point } from './points.ts'

type Edge = { line: readonly [Point, Point]; top: number; bottom: number; way: 1 | -1; shape: number }

const ofRoom = -1

/**
 * How much of a room is painted, each place once, however many parts lie over it. The room is what lies within an odd number of its outlines.
 * Between two heights at which edges begin, end or cross, all are straight and in one order: what is covered halfway is what is covered on average.
 */
export function coveredArea(room: readonly Point[][], painted: readonly Point[][]): number {
  const touching = painted.filter((part) => room.some((outline) => mayMeet(outline, part)))
  const edges = [
    ...room.flatMap((outline) => edgesOf(outline, ofRoom)),
    ...touching.flatMap((part, nth) => edgesOf(part, nth)),
  ].toSorted((one, other) => one.top - other.top)
  const heights = heightsOf(edges)
  let area = 0
  for (const [nth, bottom] of heights.entries()) {
    const top = heights[nth - 1]
    if (top === undefined || bottom <= top) continue
    const there = edges.filter((edge) => edge.top <= top && edge.bottom >= bottom)
    area += coveredAt((top + bottom) / 2, there) * (bottom - top)
  }
  return area
}

function mayMeet(one: readonly Point[], other: readonly Point[]) {
  return (['x', 'y'] as const).every((axis) => {
    const [of, ofOther] = [one.map((point) => point[axis]), other.map((point) => point[axis])]
    return Math.min(...of) <= Math.max(...ofOther) && Math.min(...ofOther) <= Math.max(...of)
  })
}

/** Level ones bound nothing that those beside them don't. */
function edgesOf(outline: readonly Point[], shape: number): Edge[] {
  return outline.flatMap((to, nth) => {
    const from = outline.at(nth - 1)
    if (!from || from.y === to.y) return []
    const way = from.y < to.y ? 1 : -1
    return [{ line: [from, to], top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y), way, shape }]
  })
}

function heightsOf(edges: readonly Edge[]): number[] {
  const heights = new Set(edges.flatMap(({ top, bottom }) => [top, bottom]))
  for (const [nth, edge] of edges.entries())
    for (let next = nth + 1; next < edges.length; next += 1) {
      const other = edges[next]
      if (!other || other.top >= edge.bottom) break
      const part = crossing(edge.line, other.line)
      if (part !== null) heights.add(between(edge.line, part).y)
    }
  return [...heights].toSorted((one, other) => one - other)
}

/** The width of what is painted in the room at a height. A part that runs over itself covers what is inside all the same. */
function coveredAt(height: number, edges: readonly Edge[]) {
  const met = edges
    .map((edge) => ({ ...edge, x: between(edge.line, partAt(height, edge)).x }))
    .toSorted((one, other) => one.x - other.x)
  const turns = new Map<number, number>()
  let [isInRoom, over, width, before] = [false, 0, 0, 0]
  for (const { x, shape, way } of met) {
    if (isInRoom && over > 0) width += x - before
    before = x
    if (shape === ofRoom) {
      isInRoom = !isInRoom
      continue
    }
    const turned = (turns.get(shape) ?? 0) + way
    if (turned === 0) over -= 1
    else if (turned === way) over += 1
    turns.set(shape, turned)
  }
  return width
}

function partAt(height: number, { line: [from, to] }: Edge) {
  return (height - from.y) / (to.y - from.y)
}
