import { between, crossing, type Point } from './points.ts'
import type { Line } from './wall-graph.ts'

/** A line and the heights that it runs between; `way` of an outline's side is 1 where it runs down. */
export type Upright = { line: Line; top: number; bottom: number }

export function edgeOf(line: Line): Upright {
  const [from, to] = line
  return { line, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) }
}

/** The sides of an outline that are not level: level ones bound nothing that those beside them don't. */
export function edgesUpright(outline: readonly Point[]): { line: Line; way: 1 | -1 }[] {
  return outline.flatMap((to, nth) => {
    const from = outline.at(nth - 1)
    return !from || from.y === to.y ? [] : [{ line: [from, to] as const, way: from.y < to.y ? 1 : -1 }]
  })
}

/** The heights at which edges begin, end or cross, from the top. They come sorted by where they begin. */
export function heightsOf(edges: readonly Upright[]): number[] {
  const heights = new Set(edges.flatMap(({ top, bottom }) => [top, bottom]))
  for (const { height } of crossingsOf(edges)) heights.add(height)
  return [...heights].toSorted((one, other) => one - other)
}

/** Where edges that come sorted by where they begin cross each other. */
export function* crossingsOf<Each extends Upright>(edges: readonly Each[]) {
  for (const [nth, edge] of edges.entries())
    for (let next = nth + 1; next < edges.length; next += 1) {
      const other = edges[next]
      if (!other || other.top >= edge.bottom) break
      const part = areBeside(edge.line, other.line) ? null : crossing(edge.line, other.line)
      if (part !== null) yield { edge, other, height: between(edge.line, part).y }
    }
}

function areBeside([a, b]: Line, [c, d]: Line) {
  return Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)
}
