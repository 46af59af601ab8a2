import { cross, direction, distance, dot, type Point } from '../geometry/points.ts'
import type { Corner, Plan, Wall } from '../plan.ts'

/** What an ordinary inside wall measures: 4½ inches. */
export const usualThickness = 72

type Walls = Pick<Plan, 'corners' | 'walls'>
/** A wall with the places of its corners, one long in its direction, and its length along its line. */
export type WallLine = { wall: Wall; from: Corner; to: Corner; way: Point; length: number }

export function findCorner({ corners }: Pick<Plan, 'corners'>, id: string): Corner | null {
  return corners.find((corner) => corner.id === id) ?? null
}

export function wallLine(plan: Walls, wallId: string): WallLine | null {
  return linesOf(plan).get(wallId) ?? null
}

export function wallLines(plan: Walls): WallLine[] {
  return [...linesOf(plan).values()]
}

/** Of walls and corners, which no edit changes in place: they are asked for dozens of times in each frame of a move. */
const known = new WeakMap<Corner[], { walls: Wall[]; lines: ReadonlyMap<string, WallLine> }>()
/** A line whose ends did not move is the same object as before, so whoever shows it need not show it again. */
const last = new WeakMap<Wall, WallLine>()

function linesOf({ corners, walls }: Walls): ReadonlyMap<string, WallLine> {
  const found = known.get(corners)
  if (found?.walls === walls) return found.lines
  const places = new Map(corners.map((corner) => [corner.id, corner]))
  const lines = new Map<string, WallLine>()
  for (const wall of walls) {
    const [from, to] = [places.get(wall.from), places.get(wall.to)]
    if (from && to) lines.set(wall.id, lineOf(wall, from, to))
  }
  known.set(corners, { walls, lines })
  return lines
}

function lineOf(wall: Wall, from: Corner, to: Corner): WallLine {
  const before = last.get(wall)
  if (before?.from === from && before.to === to) return before
  const length = distance(from, to)
  const line = { wall, from, to, way: length > 0 ? direction(from, to) : { x: 1, y: 0 }, length }
  last.set(wall, line)
  return line
}

export function wallsAt({ walls }: Pick<Plan, 'walls'>, cornerId: string): Wall[] {
  return walls.filter(({ from, to }) => from === cornerId || to === cornerId)
}

/** To the right of a direction, as it is seen on a screen. */
export function rightOf({ x, y }: Point): Point {
  return { x: -y, y: x }
}

/** A corner off by the rounding of one sixteenth leaves a wall straight. */
const straight = 0.02

export function areParallel(a: Point, b: Point): boolean {
  return Math.abs(cross(b, a)) < straight
}

/** How far along a wall a place lies, from its first corner. */
export function placeOn({ from, way }: WallLine, place: Point): number {
  return dot({ x: place.x - from.x, y: place.y - from.y }, way)
}

/** How far beside the line of a wall a place lies: above 0 to its right. */
export function beside({ from, way }: WallLine, place: Point): number {
  return dot({ x: place.x - from.x, y: place.y - from.y }, rightOf(way))
}

export function pointAlong({ from, way }: WallLine, offset: number): Point {
  return { x: from.x + way.x * offset, y: from.y + way.y * offset }
}

export function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}
