import { cross, dot, type Point } from '../geometry/points.ts'
import type { Plan } from '../plan.ts'
import { areParallel, findCorner, wallLine, wallLines, wallsAt, type WallLine } from './wall-lines.ts'

export type WallSide = 'left' | 'right'

/**
 * How much of a wall's line lies within the walls that it meets at a corner: people measure from face to face. At a loose end a wall of
 * the same thickness is expected to turn off.
 */
export function hiddenAt(
  plan: Plan,
  line: WallLine,
  { corner: cornerId, side }: { corner: string; side: WallSide | null },
): number {
  const others = wallsAt(plan, cornerId).filter(({ id }) => id !== line.wall.id)
  if (others.length === 0) return line.wall.thickness / 2
  const turned = others.flatMap((wall) => {
    const other = wallLine(plan, wall.id)
    return other && !areParallel(other.way, line.way) ? [awayFrom(other, cornerId)] : []
  })
  if (turned.length === 0) return 0
  const outward = awayFrom(line, cornerId).way
  const isOnSide = ({ way }: Away) => {
    // Seen along the wall from its first corner, right of the way out from its last corner is its left.
    const isRight = cross(outward, way) > 0 === (line.wall.from === cornerId)
    return side === null || isRight === (side === 'right')
  }
  const facing = turned.filter(isOnSide)
  const half = (all: readonly Away[]) => Math.max(...all.map(({ line: { wall } }) => wall.thickness)) / 2
  return facing.length > 0 ? half(facing) : -half(turned)
}

type Away = { line: WallLine; way: Point }

/** The direction in which a wall leaves one of its corners. */
function awayFrom(line: WallLine, cornerId: string): Away {
  const { wall, way } = line
  return { line, way: wall.from === cornerId ? way : { x: -way.x, y: -way.y } }
}

/** The length of one side of a wall between the walls at its ends; without a side, where both are shorter than its line. */
export function lengthBetweenFaces(plan: Plan, wallId: string, side: WallSide | null = null): number {
  const line = wallLine(plan, wallId)
  if (!line) return 0
  const hidden = [line.wall.from, line.wall.to].map((corner) => hiddenAt(plan, line, { corner, side }))
  return Math.max(0, line.length - hidden.reduce((sum, each) => sum + each, 0))
}

/** The distance from one face of a wall to what stands opposite, where `at` lies along it. */
export type Across = { length: number; opposite: string; from: Point; to: Point }

/** Null where nothing stands on that side. */
export function acrossFrom(
  plan: Plan,
  wallId: string,
  { side, at }: { side: WallSide; at: number },
): Across | null {
  const line = wallLine(plan, wallId)
  if (!line) return null
  const { from, way, wall } = line
  const sign = side === 'right' ? 1 : -1
  const out = { x: -way.y * sign, y: way.x * sign }
  const start = { x: from.x + way.x * at, y: from.y + way.y * at }
  let nearest: { distance: number; other: WallLine; half: number } | null = null
  for (const other of wallLines(plan)) {
    if (other.wall.id === wallId) continue
    const turn = cross(out, other.way)
    if (Math.abs(turn) < 0.1) continue
    const gap = { x: other.from.x - start.x, y: other.from.y - start.y }
    const distance = cross(gap, other.way) / turn
    const along = cross(gap, out) / turn
    const half = other.wall.thickness / 2
    if (distance <= 0.5 || along < -half || along > other.length + half) continue
    if (!nearest || distance < nearest.distance) nearest = { distance, other, half: half / Math.abs(turn) }
  }
  if (!nearest) return null
  const near = wall.thickness / 2
  const length = nearest.distance - near - nearest.half
  if (length <= 0) return null
  const place = (by: number) => ({ x: start.x + out.x * by, y: start.y + out.y * by })
  return {
    length,
    opposite: nearest.other.wall.id,
    from: place(near),
    to: place(near + length),
  }
}

/** Whether a wall ends at a corner that no other wall has. */
export function isLooseAt(plan: Plan, cornerId: string): boolean {
  return wallsAt(plan, cornerId).length === 1
}

/** Which side of a wall a place lies on. */
export function sideOf(plan: Plan, wallId: string, place: Point): WallSide {
  const line = wallLine(plan, wallId)
  if (!line) return 'right'
  const from = findCorner(plan, line.wall.from) ?? place
  const { x, y } = line.way
  return dot({ x: place.x - from.x, y: place.y - from.y }, { x: -y, y: x }) >= 0 ? 'right' : 'left'
}
