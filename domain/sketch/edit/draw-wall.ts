import { newId } from '#platform/uuid.ts'
import { between, cross, crossing, distance, type Point } from '../geometry/points.ts'
import type { Place, Plan } from '../plan.ts'
import { isRefused, refuse, type EditRefusal, type Edited } from './edited.ts'
import { splitWall } from './split-wall.ts'
import { beside, placeOn, rounded, usualThickness, wallLines } from './wall-lines.ts'

const mostWalls = 400
/** A drag of less than three inches is a tap that slipped. */
const shortest = 48
/** A corner may be off its wall by the rounding of one sixteenth. */
const near = 1.5

type Drawn = { from: Place; to: Place; thickness?: number }
/** `wall_ids` are all parts that were added, and `wall_id` the last of them. */
export type DrewWall = { plan: Plan; wall_id: string; wall_ids: string[] } | { refused: EditRefusal }

/** A new wall. What it meets or crosses is split there, so that rooms are found on both of its sides. */
export function drawWall(plan: Plan, { from, to, thickness = usualThickness }: Drawn): DrewWall {
  if (distance(from, to) < shortest) return { refused: { kind: 'too_short' } }
  if (plan.walls.length >= mostWalls - 4) return { refused: { kind: 'too_much' } }
  const met = [from, ...crossed(plan, from, to), to]
  let edited: Edited = { plan }
  for (const place of met) {
    edited = withCornerAt(edited.plan, place)
    if (isRefused(edited)) return edited
  }
  const stops = cornersOn(edited.plan, from, to)
  const parts = stops.slice(1).flatMap((end, nth) => {
    const start = stops[nth]
    return start && !areJoined(edited, start.id, end.id)
      ? [{ id: newId(), from: start.id, to: end.id, thickness }]
      : []
  })
  const last = parts.at(-1)
  if (!last) return refuse({ kind: 'wall_in_the_way' })
  return {
    plan: { ...edited.plan, walls: [...edited.plan.walls, ...parts] },
    wall_id: last.id,
    wall_ids: parts.map(({ id }) => id),
  }
}

function areJoined(edited: Edited, a: string, b: string) {
  if (isRefused(edited)) return false
  return edited.plan.walls.some(({ from, to }) => (from === a && to === b) || (from === b && to === a))
}

/** The places where the new wall goes across others. */
function crossed(plan: Plan, from: Place, to: Place): Place[] {
  return wallLines(plan).flatMap((line) => {
    const part = crossing([from, to], [line.from, line.to])
    return part === null ? [] : [rounded(between([from, to], part))]
  })
}

/** There is a corner at a place: one that was there, one in a wall that goes through it, or a new one that stands free. */
export function withCornerAt(plan: Plan, place: Place): Edited {
  if (plan.corners.some((corner) => distance(corner, place) <= near)) return { plan }
  const through = wallThrough(plan, place)
  if (through) return splitWall(plan, through.wall.id, place)
  return { plan: { ...plan, corners: [...plan.corners, { id: newId(), ...place }] } }
}

/** All corners on the way from one place to another, in their order. */
function cornersOn({ corners }: Plan, from: Point, to: Point) {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const long = Math.hypot(way.x, way.y)
  const at = (place: Point) => ((place.x - from.x) * way.x + (place.y - from.y) * way.y) / long
  const aside = (place: Point) => Math.abs(cross(way, { x: place.x - from.x, y: place.y - from.y })) / long
  return corners
    .filter((corner) => aside(corner) <= near && at(corner) >= -near && at(corner) <= long + near)
    .toSorted((a, b) => at(a) - at(b))
}

function wallThrough(plan: Plan, place: Place) {
  return wallLines(plan).find(
    (line) =>
      Math.abs(beside(line, place)) <= near &&
      placeOn(line, place) > near &&
      placeOn(line, place) < line.length - near,
  )
}

/** Splits every wall that a corner stands in, wherever the plan came from: then what moves takes along all that meets it. */
export function meetAtCorners(plan: Plan): Plan {
  return plan.corners.reduce((met, corner) => {
    const through = wallThrough(met, corner)
    const split = through ? splitWall(met, through.wall.id, corner) : null
    return split && !isRefused(split) ? split.plan : met
  }, plan)
}
