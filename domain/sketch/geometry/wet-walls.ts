import { foot } from '#domain/rooms/length.ts'
import type { Corner, Plan } from '../plan.ts'
import type { Side } from './inner-outline.ts'
import { direction, dot, minus } from './points.ts'

/** The height up to which a wet floor wets the wall. */
const lowerWall = 2 * foot

type Stretch = { from: number; to: number; height: number }
type Wet = {
  /** How long the wall is that is wet at the floor, in sixteenths of an inch. */
  lower: number
  /** What is wet above 2 feet, in sixteenths of an inch, squared. */
  upper: number
}

/** What is wet of the walls of a room, by the sides that face it: each place once, as high as the highest says. */
export function wetWalls(sides: readonly Side[], { walls, wet_walls, corners }: Plan): Wet {
  const places = new Map(corners.map((corner) => [corner.id, corner]))
  const all = sides.flatMap((side) => {
    const wall = walls.find(({ id }) => id === side.wall_id)
    const [from, to] = [places.get(wall?.from ?? ''), places.get(wall?.to ?? '')]
    if (!from || !to) return []
    const seen = seenFrom(from, to, side)
    const painted = wet_walls.filter((each) => each.wall_id === side.wall_id && each.side === side.side)
    return withoutOverlaps(
      painted.map(({ offset, length, height }) => ({
        from: Math.max(offset, seen.from),
        to: Math.min(offset + length, seen.to),
        height,
      })),
    )
  })
  const long = (stretch: Stretch) => stretch.to - stretch.from
  return {
    lower: all.reduce((sum, stretch) => sum + long(stretch), 0),
    upper: all.reduce((sum, stretch) => sum + long(stretch) * Math.max(0, stretch.height - lowerWall), 0),
  }
}

/** Where a side begins and ends along its wall. */
function seenFrom(from: Corner, to: Corner, side: Side) {
  const way = direction(from, to)
  const [one, other] = [dot(minus(side.from, from), way), dot(minus(side.to, from), way)]
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

function withoutOverlaps(stretches: readonly Stretch[]): Stretch[] {
  const ends = [...new Set(stretches.flatMap(({ from, to }) => [from, to]))].toSorted(
    (one, other) => one - other,
  )
  return ends.slice(1).flatMap((to, nth) => {
    const from = ends[nth]
    if (from === undefined) return []
    const over = stretches.filter((stretch) => stretch.from <= from && stretch.to >= to)
    return over.length > 0 ? [{ from, to, height: Math.max(...over.map(({ height }) => height)) }] : []
  })
}
