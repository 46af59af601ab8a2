import { dot, type Point } from '../geometry/points.ts'
import type { Place, Plan } from '../plan.ts'
import { acrossFrom, type WallSide } from './faces-of-wall.ts'
import { straightOn } from './move-wall.ts'
import type { Snap } from './snap.ts'
import { areParallel, pointAlong, rightOf, rounded, wallLine, wallLines } from './wall-lines.ts'

const step = 16

type Taken = { side: WallSide; at: number; by: number; reach: number }
export type SnappedMove = { by: number; snap: Snap; guide: readonly [Place, Place] | null }

/**
 * How far a wall that is taken goes: in line with a wall, a corner or the edge of an opening, or else so that the inside of the room
 * measures whole inches.
 */
export function snapMove(plan: Plan, wallId: string, { side, at, by, reach }: Taken): SnappedMove {
  const line = wallLine(plan, wallId)
  if (!line) return { by: Math.round(by), snap: { kind: 'inch' }, guide: null }
  const out = rightOf(line.way)
  const own = new Set(straightOn(plan, wallId).flatMap(({ wall }) => [wall.id, wall.from, wall.to]))
  const away = (place: Point) => dot({ x: place.x - line.from.x, y: place.y - line.from.y }, out)
  const corners = plan.corners
    .filter(({ id }) => !own.has(id))
    .map(({ x, y }) => ({
      by: away({ x, y }),
      from: { x, y },
      snap: { kind: 'in_line', corner: { x, y } } as const,
    }))
  const lines = new Map(wallLines(plan).map((each) => [each.wall.id, each]))
  const edges = plan.openings.flatMap((opening) => {
    const host = lines.get(opening.wall_id)
    if (!host || own.has(opening.wall_id) || areParallel(host.way, line.way)) return []
    return [opening.offset, opening.offset + opening.width].map((offset) => {
      const from = rounded(pointAlong(host, offset))
      return { by: away(from), from, snap: { kind: 'in_line_with_opening', opening } as const }
    })
  })
  const [nearest] = [...corners, ...edges]
    .filter((each) => Math.abs(each.by - by) <= reach / 2)
    .toSorted((a, b) => Math.abs(a.by - by) - Math.abs(b.by - by))
  if (nearest) {
    const moved = Math.round(nearest.by)
    const middle = pointAlong(line, at)
    const to = rounded({ x: middle.x + out.x * moved, y: middle.y + out.y * moved })
    return { by: moved, snap: nearest.snap, guide: [nearest.from, to] }
  }
  const across = acrossFrom(plan, wallId, { side, at })
  const sign = side === 'right' ? -1 : 1
  if (!across) return { by: Math.round(by / step) * step, snap: { kind: 'inch' }, guide: null }
  const length = Math.round((across.length + by * sign) / step) * step
  return { by: Math.round((length - across.length) * sign), snap: { kind: 'inch' }, guide: null }
}
