import { isInside, minus, twiceArea, type Point } from './points.ts'
import type { Edge, WallGraph } from './wall-graph.ts'

/** One of the two ways along an edge. What it bounds lies on its right, as it is seen on a screen. */
export type Way = { from: number; to: number; edge: Edge }

/** The lines that walls run along around a place: the first is around it, the others are around what stands free in it. */
export type Face = { loops: Loop[] }
export type Loop = { ways: Way[]; places: Point[] }

/** What the walls enclose. Loose ends stand in what is around them. */
export function findFaces(graph: WallGraph): Face[] {
  const loops = findLoops(graph)
  const group = groupsOf(graph)
  const groupOf = ({ ways: [first] }: Loop) => (first ? group[first.from] : undefined)
  const isAround = (loop: Loop) => twiceArea(loop.places) > 0
  const faces = loops.filter(isAround).map((loop) => ({ loops: [loop], size: twiceArea(loop.places) }))
  faces.sort((one, other) => one.size - other.size)
  for (const island of loops.filter((loop) => !isAround(loop))) {
    const [place] = island.places
    const around = faces.find(
      ({ loops: [outside] }) =>
        place && outside && groupOf(outside) !== groupOf(island) && isInside(place, outside.places),
    )
    around?.loops.push(island)
  }
  return faces
}

/** Every way once: after each one comes the next to the right, so that a face stays on that side. */
function findLoops(graph: WallGraph): Loop[] {
  const { nodes, edges } = graph
  const leaving = new Map<number, Way[]>()
  for (const edge of edges) {
    const { a, b } = edge
    for (const way of [
      { from: a, to: b, edge },
      { from: b, to: a, edge },
    ])
      leaving.set(way.from, [...(leaving.get(way.from) ?? []), way])
  }
  const place = (node: number) => nodes[node] ?? { x: 0, y: 0 }
  const angle = ({ from, to }: Way) => {
    const { x, y } = minus(place(to), place(from))
    return Math.atan2(y, x)
  }
  const after = new Map<Way, Way>()
  for (const ways of leaving.values()) {
    ways.sort((one, other) => angle(one) - angle(other))
    for (const [nth, way] of ways.entries()) {
      const arriving = leaving.get(way.to)?.find((back) => back.edge === way.edge)
      const next = ways.at(nth - 1)
      if (arriving && next) after.set(arriving, next)
    }
  }
  return loopsOf(after, place)
}

function loopsOf(after: ReadonlyMap<Way, Way>, place: (node: number) => Point): Loop[] {
  const loops: Loop[] = []
  const seen = new Set<Way>()
  for (const first of after.keys()) {
    const ways: Way[] = []
    for (let way: Way | undefined = first; way && !seen.has(way); way = after.get(way)) {
      seen.add(way)
      ways.push(way)
    }
    if (ways.length > 0) loops.push({ ways, places: ways.map(({ from }) => place(from)) })
  }
  return loops
}

/** Of each node, the number of the group of walls that it is joined to. */
function groupsOf({ nodes, edges }: WallGraph): number[] {
  const group = nodes.map((_, nth) => nth)
  function head(node: number): number {
    let [at, above] = [node, group[node] ?? node]
    while (above !== at) {
      const next = group[above] ?? above
      group[at] = next
      ;[at, above] = [above, next]
    }
    return at
  }
  for (const { a, b } of edges) group[head(a)] = head(b)
  return group.map((_, node) => head(node))
}
