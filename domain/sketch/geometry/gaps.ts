import type { Plan } from '../plan.ts'
import { findFaces } from './faces.ts'
import { along, between, distance, isInside, type Point } from './points.ts'
import { wallGraph, type Line, type WallGraph } from './wall-graph.ts'

/** Where a room is open: closing it between these places would enclose it, or would be the first step to that. */
export type Gap = { from: Point; to: Point; length: number }

/** How many of the shortest are looked at. */
const mostTried = 16

/** The shortest gap by which the place of a room is open; null where its walls are too few to tell. */
export function findGap(plan: Plan, place: Point): Gap | null {
  const lines = shortestLines(wallGraph(plan))
  const closes = (closing: readonly Line[]) =>
    findFaces(wallGraph(plan, closing)).some(
      ({ loops: [outside] }) => outside && isInside(place, outside.places),
    )
  const alone = lines.find((line) => closes([line]))
  if (alone) return gapOf(alone)
  const count = lines.findIndex((_, nth) => closes(lines.slice(0, nth + 1)))
  const first = count === -1 ? undefined : lines[0]
  return first ? gapOf(first) : null
}

function gapOf([from, to]: Line): Gap {
  return { from, to, length: Math.round(distance(from, to)) }
}

/** From each loose end to the other ones, and to the nearest place of each wall. */
function shortestLines({ nodes, edges }: WallGraph): Line[] {
  const loose = nodes.flatMap((at, node) => {
    const touching = edges.filter(({ a, b }) => a === node || b === node)
    return touching.length === 1 ? [{ at, node }] : []
  })
  const lines = loose.flatMap(({ at, node }) => [
    ...loose.filter((other) => other.node > node).map((other): Line => [at, other.at]),
    ...edges.flatMap(({ a, b }): Line[] => {
      const [from, to] = [nodes[a], nodes[b]]
      if (a === node || b === node || !from || !to) return []
      return [[at, between([from, to], Math.min(1, Math.max(0, along(at, [from, to]))))]]
    }),
  ])
  return lines.toSorted((one, other) => distance(...one) - distance(...other)).slice(0, mostTried)
}
