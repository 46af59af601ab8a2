import { between, cross, crossing, distance, type Point } from '../geometry/points.ts'
import type { Place, Plan } from '../plan.ts'
import { drawWall } from './draw-wall.ts'
import { refuse, type EditRefusal } from './edited.ts'
import { acrossFrom, type WallSide } from './faces-of-wall.ts'
import { carryAlong, isTooNear, moveWall } from './move-wall.ts'
import { removeWall } from './remove.ts'
import {
  areParallel,
  beside,
  findCorner,
  placeOn,
  rightOf,
  rounded,
  wallLine,
  wallLines,
  wallsAt,
  type WallLine,
} from './wall-lines.ts'

/** A wall and, where it was just drawn, all that was drawn with it: it is split where it goes across others. */
type Drawn = { id: string; drawn: readonly string[]; at: number }
export type MovedDrawn = ({ plan: Plan } & Drawn) | { refused: EditRefusal }

/** A corner may be off its wall by the rounding of one sixteenth. */
const near = 1.5

/**
 * Moves a wall that was just drawn, as if it had been drawn there: along the walls that it ends on, past others that meet them from behind,
 * and without those that it is in line with. What people typed of another room stays as it is. A wall whose ends others turn off from takes
 * these along, as any wall does.
 */
export function moveDrawn(plan: Plan, { id, drawn, at }: Drawn, by: number): MovedDrawn {
  const line = wallLine(plan, id)
  const ends = line && endsOf(plan, drawn)
  const parts = new Set(drawn)
  const slid = line && ends?.map((corner) => slide(plan, { corner, line, parts, by }))
  const [first, last] = slid ?? []
  if (!line || !first || !last || by === 0) {
    const moved = moveWall(plan, id, by)
    return 'refused' in moved ? moved : { plan: moved.plan, id, drawn, at }
  }
  const without = drawn.reduce(removeWall, plan)
  if (isBlocked(without, [first, last])) return refuse({ kind: 'wall_in_the_way' })
  const [from, to] = [first.to, last.to]
  const drew = drawWall(without, { from, to, thickness: line.wall.thickness })
  if ('refused' in drew) return drew
  const made = wallLines(drew.plan).filter(({ wall }) => drew.wall_ids.includes(wall.id))
  const others = wallLines(without)
  if (made.some((part) => others.some((other) => isTooNear(part, other))))
    return refuse({ kind: 'wall_in_the_way' })
  const step = { x: rightOf(line.way).x * by, y: rightOf(line.way).y * by }
  const moving = wallLines(plan).filter(({ wall }) => parts.has(wall.id))
  const touched = { x: line.from.x + line.way.x * at + step.x, y: line.from.y + line.way.y * at + step.y }
  const now = made.find((part) => isOn(part, touched)) ?? made.at(-1)
  return {
    plan: carryAlong(drew.plan, { line, moving, by, step }),
    id: now?.wall.id ?? drew.wall_id,
    drawn: drew.wall_ids,
    at: now ? Math.min(now.length, Math.max(0, placeOn(now, touched))) : at,
  }
}

/** Puts it at a typed distance from what stands opposite, from face to face. */
export function setAcrossOfDrawn(
  plan: Plan,
  wall: Drawn,
  { side, length }: { side: WallSide; length: number },
): MovedDrawn {
  const across = acrossFrom(plan, wall.id, { side, at: wall.at })
  if (!across) return refuse({ kind: 'no_wall' })
  return moveDrawn(plan, wall, Math.round((across.length - length) * (side === 'right' ? 1 : -1)))
}

/** The corners at which all that was drawn begins and ends. */
function endsOf(plan: Plan, drawn: readonly string[]): string[] {
  const corners = drawn.flatMap((id) => {
    const wall = plan.walls.find((each) => each.id === id)
    return wall ? [wall.from, wall.to] : []
  })
  return corners.filter((corner) => corners.indexOf(corner) === corners.lastIndexOf(corner))
}

type Slide = { corner: string; line: WallLine; parts: ReadonlySet<string>; by: number }
type Slid = { from: Place; to: Place }

/** Where an end goes along the wall that it stands on; null where it cannot leave what it meets. */
function slide(plan: Plan, { corner, line, parts, by }: Slide): Slid | null {
  const from = findCorner(plan, corner)
  if (!from) return null
  const others = wallsAt(plan, corner).filter(({ id }) => !parts.has(id))
  const out = rightOf(line.way)
  const step = { x: out.x * by, y: out.y * by }
  if (others.length === 0) return { from, to: rounded({ x: from.x + step.x, y: from.y + step.y }) }
  const met = others
    .map(({ id }) => wallLine(plan, id))
    .find((other) => other !== null && !areParallel(other.way, line.way))
  if (!met || others.length === 1) return null
  const part = cross(step, line.way) / cross(met.way, line.way)
  const to = rounded({ x: from.x + met.way.x * part, y: from.y + met.way.y * part })
  const runsThere = wallLines(plan).some((other) => !parts.has(other.wall.id) && isOn(other, to))
  return runsThere ? { from, to } : null
}

function isOn(line: WallLine, place: Point) {
  const at = placeOn(line, place)
  return Math.abs(beside(line, place)) <= near && at >= -near && at <= line.length + near
}

/** Whether another wall stands between where it was and where it goes. */
function isBlocked(without: Plan, [first, last]: readonly [Slid, Slid]) {
  const lines = wallLines(without)
  return [0.25, 0.5, 0.75].some((part) => {
    const way = [between([first.from, last.from], part), between([first.to, last.to], part)] as const
    return (
      distance(...way) > 0 && lines.some(({ from, to }) => crossing([way[0], way[1]], [from, to]) !== null)
    )
  })
}
