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
  const wall = plan.walls.find(({ id }) => id === wallId)
  return wall ? lineOf(plan, wall) : null
}

export function wallLines(plan: Walls): WallLine[] {
  const places = new Map(plan.corners.map((corner) => [corner.id, corner]))
  return plan.walls.flatMap((wall) => {
    const [from, to] = [places.get(wall.from), places.get(wall.to)]
    return from && to ? [withWay(wall, from, to)] : []
  })
}

function lineOf(plan: Walls, wall: Wall): WallLine | null {
  const [from, to] = [findCorner(plan, wall.from), findCorner(plan, wall.to)]
  return from && to ? withWay(wall, from, to) : null
}

function withWay(wall: Wall, from: Corner, to: Corner): WallLine {
  const length = distance(from, to)
  return { wall, from, to, way: length > 0 ? direction(from, to) : { x: 1, y: 0 }, length }
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
