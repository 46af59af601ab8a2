import { newId } from '#platform/uuid.ts'
import { foot } from '#domain/rooms/length.ts'
import { drawWall } from '#domain/sketch/edit/draw-wall.ts'
import { addOpening } from '#domain/sketch/edit/openings.ts'
import { wallNear } from '#domain/sketch/edit/snap.ts'
import { placeOn } from '#domain/sketch/edit/wall-lines.ts'
import { noPlan, type Place, type Plan } from '#domain/sketch/plan.ts'

type Line = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** A house of three rows with four rooms each, in feet, and three insets: a chase, a closet and a wall that ends in a room. */
const walls: readonly Line[] = [
  [0, 0, 40, 0],
  [40, 0, 40, 30],
  [40, 30, 0, 30],
  [0, 30, 0, 0],
  [0, 10, 40, 10],
  [0, 20, 40, 20],
  ...[0, 10, 20].flatMap((top) => [12, 22, 31].map((x): Line => [x, top, x, top + 10])),
  [0, 4, 2, 4],
  [2, 4, 2, 7],
  [2, 7, 0, 7],
  [37, 20, 37, 17],
  [37, 17, 40, 17],
  [0, 25, 4, 25],
]
const doors = [2, 5, 8].flatMap((along) => [12, 22, 31].map((x) => ({ x, y: along * 3.5 })))

/** A plan with 12 rooms, 3 insets and 9 doors, and the rooms that it names. */
export function aLargePlan(): { plan: Plan; rooms: string[] } {
  let plan = noPlan
  for (const [fromX, fromY, toX, toY] of walls) plan = withWall(plan, at(fromX, fromY), at(toX, toY))
  for (const { x, y } of doors) plan = withDoor(plan, at(x, y))
  const marks = [5, 15, 25].flatMap((y) => [6, 17, 26, 34].map((x) => ({ room_id: newId(), ...at(x, y) })))
  return { plan: { ...plan, rooms: marks }, rooms: marks.map(({ room_id }) => room_id) }
}

function at(x: number, y: number): Place {
  return { x: x * foot, y: Math.round(y * foot) }
}

function withWall(plan: Plan, from: Place, to: Place) {
  const drew = drawWall(plan, { from, to })
  if ('refused' in drew) throw new Error(`A wall was refused: ${drew.refused.kind}`)
  return drew.plan
}

function withDoor(plan: Plan, place: Place) {
  const line = wallNear(plan, place, foot)
  if (!line) throw new Error('There is no wall for a door.')
  const put = addOpening(plan, { wall_id: line.wall.id, kind: 'door', at: placeOn(line, place) })
  if ('refused' in put) throw new Error(`A door was refused: ${put.refused.kind}`)
  return put.plan
}
