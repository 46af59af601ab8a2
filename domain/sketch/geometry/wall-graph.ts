import type { Plan, Wall } from '../plan.ts'
import { along, between, crossing, distance, distanceToLine, type Point } from './points.ts'

type Walls = Pick<Plan, 'corners' | 'walls'>

/** Corners are whole sixteenths, so one that stands on a slanting wall may be off its line by less than one. */
const near = 1

/** A part of a wall between two places where walls meet. Without a wall it only closes a gap, to see which room it opens. */
export type Edge = { a: number; b: number; wall: Wall | null }
export type WallGraph = { nodes: Point[]; edges: Edge[] }

export type Line = readonly [Point, Point]
type Segment = { line: Line; wall: Wall | null }

/** Walls that are cut where others meet them, whether at a corner of both, as a T, or across. */
export function wallGraph({ corners, walls }: Walls, closing: readonly Line[] = []): WallGraph {
  const places = new Map(corners.map((corner) => [corner.id, corner]))
  const segments: Segment[] = closing.map((line) => ({ line, wall: null }))
  for (const wall of walls) {
    const [from, to] = [places.get(wall.from), places.get(wall.to)]
    if (from && to && distance(from, to) > near) segments.push({ line: [from, to], wall })
  }
  const nodes: Point[] = []
  // Most walls share their corners: each place is looked for once.
  for (const end of new Set(segments.flatMap(({ line }) => line))) nodeAt(nodes, end)
  addCrossings(nodes, segments)
  const edges = new Map<number, Edge>()
  for (const segment of segments)
    for (const edge of edgesOf(segment, nodes)) {
      const key = Math.min(edge.a, edge.b) * nodes.length + Math.max(edge.a, edge.b)
      if (!edges.has(key)) edges.set(key, edge)
    }
  return { nodes, edges: [...edges.values()] }
}

function nodeAt(nodes: Point[], { x, y }: Point): number {
  const found = nodes.findIndex((node) => Math.abs(node.x - x) <= near && Math.abs(node.y - y) <= near)
  return found === -1 ? nodes.push({ x, y }) - 1 : found
}

function addCrossings(nodes: Point[], segments: readonly Segment[]) {
  for (const [nth, { line }] of segments.entries())
    for (let next = nth + 1; next < segments.length; next++) {
      const other = segments[next]
      const part = other ? crossing(line, other.line) : null
      if (part !== null) nodeAt(nodes, between(line, part))
    }
}

/** A wall from node to node, those on its way included. */
function edgesOf({ line, wall }: Segment, nodes: readonly Point[]): Edge[] {
  const [from, to] = line
  const [left, right] = [Math.min(from.x, to.x) - near, Math.max(from.x, to.x) + near]
  const [top, bottom] = [Math.min(from.y, to.y) - near, Math.max(from.y, to.y) + near]
  const met: { node: number; part: number }[] = []
  for (let node = 0; node < nodes.length; node++) {
    const place = nodes[node]
    if (!place || place.x < left || place.x > right || place.y < top || place.y > bottom) continue
    if (distanceToLine(place, from, to) > near) continue
    met.push({ node, part: Math.min(1, Math.max(0, along(place, line))) })
  }
  met.sort((one, other) => one.part - other.part)
  return met.slice(1).flatMap(({ node }, nth) => {
    const before = met[nth]
    return before && before.node !== node ? [{ a: before.node, b: node, wall }] : []
  })
}
