import { between, type Point } from './points.ts'
import { edgeOf, edgesUpright, heightsOf, type Upright } from './sweep.ts'

/** A side of a room or of a painted part: the number of the other is `none`. */
type Edge = Upright & { room: number; part: number; way: 1 | -1 }
type Outlines = readonly (readonly Point[])[]

const none = -1

/**
 * How much of each room is painted, each place once, however many parts lie over it. A room is what lies within an odd number of its outlines.
 * Between two heights at which edges begin, end or cross, all are straight and in one order: what is covered halfway is what is covered on
 * average. All rooms are swept at once, so that what is painted costs the same however many there are.
 */
export function coveredAreas(rooms: readonly Outlines[], painted: Outlines): number[] {
  const edges = [
    ...rooms.flatMap((outlines, room) =>
      outlines.flatMap((outline) => edgesOf(outline, { room, part: none })),
    ),
    ...painted.flatMap((outline, part) => edgesOf(outline, { room: none, part })),
  ].toSorted((one, other) => one.top - other.top)
  const areas = rooms.map(() => 0)
  let [active, begun, top]: [Edge[], number, number | null] = [[], 0, null]
  for (const bottom of heightsOf(edges)) {
    if (top !== null) {
      const above = top
      for (let next = edges[begun]; next && next.top <= above; next = edges[++begun]) active.push(next)
      active = active.filter((edge) => edge.bottom > above)
      addCovered(areas, active, { height: (above + bottom) / 2, by: bottom - above })
    }
    top = bottom
  }
  return areas
}

function edgesOf(outline: readonly Point[], of: Pick<Edge, 'room' | 'part'>): Edge[] {
  return edgesUpright(outline).map(({ line, way }) => ({ ...edgeOf(line), ...of, way }))
}

/** Adds the width of what is painted in each room at a height. A part that runs over itself covers what is inside all the same. */
function addCovered(areas: number[], edges: readonly Edge[], { height, by }: { height: number; by: number }) {
  const met = edges
    .map((edge) => ({ edge, x: between(edge.line, partAt(height, edge)).x }))
    .toSorted((one, other) => one.x - other.x)
  const turns = new Map<number, number>()
  const inside = new Set<number>()
  let [over, before] = [0, 0]
  for (const { edge, x } of met) {
    if (over > 0) for (const room of inside) areas[room] = (areas[room] ?? 0) + (x - before) * by
    before = x
    if (edge.part === none) {
      if (!inside.delete(edge.room)) inside.add(edge.room)
      continue
    }
    const turned = (turns.get(edge.part) ?? 0) + edge.way
    if (turned === 0) over -= 1
    else if (turned === edge.way) over += 1
    turns.set(edge.part, turned)
  }
}

function partAt(height: number, { line: [from, to] }: Edge) {
  return (height - from.y) / (to.y - from.y)
}
