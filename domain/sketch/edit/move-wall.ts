import { cross, crossing, dot, type Point } from '../geometry/points.ts'
import type { Corner, Plan, Wall } from '../plan.ts'
import { isRefused, refuse, type Edited } from './edited.ts'
import { keepHosted } from './hosted.ts'
import {
  areParallel,
  beside,
  placeOn,
  rightOf,
  rounded,
  wallLine,
  wallLines,
  wallsAt,
  type WallLine,
} from './wall-lines.ts'

/** Two walls that face each other are at least this far apart: one inch beside their own thickness. */
const shortest = 16

/** A wall with all that runs on from it in one line: they move as one. */
export function straightOn(plan: Plan, wallId: string): WallLine[] {
  const first = wallLine(plan, wallId)
  if (!first) return []
  const found = new Map([[wallId, first]])
  const open = [first]
  for (let line = open.pop(); line; line = open.pop())
    for (const corner of [line.wall.from, line.wall.to])
      for (const { id } of wallsAt(plan, corner)) {
        const next = found.has(id) ? null : wallLine(plan, id)
        if (!next || !areParallel(next.way, first.way)) continue
        found.set(id, next)
        open.push(next)
      }
  return [...found.values()]
}

/** Moves a wall to its right by so many sixteenths, below 0 to its left. What it meets follows, keeping its own line. */
export function moveWall(plan: Plan, wallId: string, by: number): Edited {
  const line = wallLine(plan, wallId)
  if (!line) return refuse({ kind: 'no_wall' })
  if (by === 0) return { plan }
  const moving = straightOn(plan, wallId)
  const inLine = new Set(moving.map(({ wall }) => wall.id))
  const taken = new Set(moving.flatMap(({ wall }) => [wall.from, wall.to]))
  const step = { x: rightOf(line.way).x * by, y: rightOf(line.way).y * by }
  const corners = plan.corners.map((corner) =>
    taken.has(corner.id) ? moveCorner(plan, corner, { step, way: line.way, inLine }) : corner,
  )
  const moved: Plan = { ...plan, corners }
  const changed = new Set(
    plan.walls.filter(({ from, to }) => taken.has(from) || taken.has(to)).map(({ id }) => id),
  )
  if (!keepsItsWay(plan, moved, changed)) return refuse({ kind: 'wall_in_the_way' })
  const hosted = keepHosted(plan, moved, changed)
  return isRefused(hosted) ? hosted : { plan: carryAlong(hosted.plan, { line, moving, by, step }) }
}

type Step = { step: Point; way: Point; inLine: ReadonlySet<string> }

/** Along a wall that it meets, so that this one keeps its direction; else straight aside. */
function moveCorner(plan: Plan, corner: Corner, { step, way, inLine }: Step): Corner {
  const met = wallsAt(plan, corner.id)
    .filter(({ id }) => !inLine.has(id))
    .map(({ id }) => wallLine(plan, id))
    .find((line) => line !== null && !areParallel(line.way, way))
  if (!met) return { ...corner, ...rounded({ x: corner.x + step.x, y: corner.y + step.y }) }
  const part = cross(step, way) / cross(met.way, way)
  return { ...corner, ...rounded({ x: corner.x + met.way.x * part, y: corner.y + met.way.y * part }) }
}

/** No wall turns around, nearly vanishes, or comes across another. */
export function keepsItsWay(before: Plan, after: Plan, changed: ReadonlySet<string>): boolean {
  const lines = wallLines(after)
  const earlier = new Map(wallLines(before).map((line) => [line.wall.id, line]))
  for (const line of lines) {
    if (!changed.has(line.wall.id)) continue
    const was = earlier.get(line.wall.id)
    if (was && (dot(was.way, line.way) <= 0 || line.length < Math.min(shortest, was.length))) return false
    for (const other of lines) {
      if (sharesCorner(line.wall, other.wall)) continue
      if (crossing([line.from, line.to], [other.from, other.to]) !== null) return false
      const otherWas = earlier.get(other.wall.id)
      if (isTooNear(line, other) && !(was && otherWas && isTooNear(was, otherWas))) return false
    }
  }
  return true
}

function sharesCorner({ from, to }: Wall, other: Wall) {
  return other.from === from || other.from === to || other.to === from || other.to === to
}

/** Two walls beside each other that would stand within one another. */
export function isTooNear(line: WallLine, other: WallLine) {
  if (!areParallel(line.way, other.way)) return false
  const apart = Math.abs(beside(line, other.from))
  if (apart === 0 || apart >= (line.wall.thickness + other.wall.thickness) / 2) return false
  const [a, b] = [placeOn(line, other.from), placeOn(line, other.to)]
  return Math.max(a, b) > 1 && Math.min(a, b) < line.length - 1
}

type Carried = { line: WallLine; moving: readonly WallLine[]; by: number; step: Point }

/** Paint that reaches the wall stays at it, and a name or a pin that it passes over goes ahead of it. */
export function carryAlong(plan: Plan, { line, moving, by, step }: Carried): Plan {
  const half = line.wall.thickness / 2
  const ends = moving.flatMap(({ from, to }) => [placeOn(line, from), placeOn(line, to)])
  const [start, end] = [Math.min(...ends) - half - 1, Math.max(...ends) + half + 1]
  const shifted = <Place extends Point>(place: Place): Place => ({
    ...place,
    ...rounded({ x: place.x + step.x, y: place.y + step.y }),
  })
  const isBeside = (place: Point) => placeOn(line, place) >= start && placeOn(line, place) <= end
  const isAtIt = (place: Point) => isBeside(place) && Math.abs(beside(line, place)) <= half + 1
  const isPassed = (place: Point) => {
    const far = beside(line, place) * Math.sign(by)
    return isBeside(place) && far >= -half && far <= Math.abs(by) + half
  }
  return {
    ...plan,
    wet_surfaces: changed(plan.wet_surfaces, ({ vertices }) => vertices.some(isAtIt), {
      to: (wet) => ({ ...wet, vertices: changed(wet.vertices, isAtIt, { to: shifted }) }),
    }),
    pins: changed(plan.pins, isPassed, { to: shifted }),
    rooms: changed(plan.rooms, isPassed, { to: shifted }),
  }
}

/** The same list where nothing of it changes: whoever shows it shows it again only for a new one. */
function changed<Part>(
  parts: Part[],
  isChanged: (part: Part) => boolean,
  { to }: { to: (part: Part) => Part },
): Part[] {
  return parts.some(isChanged) ? parts.map((part) => (isChanged(part) ? to(part) : part)) : parts
}
