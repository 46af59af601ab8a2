import { expect, test } from 'vitest'
import { foot } from '#domain/rooms/length.ts'
import { planFigures } from '../plan-figures.ts'
import { larkspurPlan, drawnRooms } from '../larkspur-plan.fixture.ts'
import { noPlan, type Place, type Plan } from '../plan.ts'
import { drawnAround, edited } from './an-edit.fixture.ts'
import { meetAtCorners } from './draw-wall.ts'
import { drawRoom } from './draw-room.ts'
import { moveWall } from './move-wall.ts'
import { fillRoom, paintAround, paintWall } from './paint.ts'
import { nameRoom, putPin } from './pins.ts'

const at = (x: number, y: number): Place => ({ x: x * foot, y: y * foot })
const room_id = '01930000-0000-7000-8000-000000000001'
const room: Plan = nameRoom(
  drawnAround(noPlan, [at(0, 0), at(10, 0), at(10, 8), at(0, 8)]),
  room_id,
  at(5, 4),
)

test('a tap paints all of a floor, and it stays all of it when a wall is moved', () => {
  const wet = edited(fillRoom(room, at(2, 2)))
  const [figures] = planFigures(wet)
  expect(figures?.painted?.wet_floor).toBe(figures?.shape?.area)
  const [, right] = wet.walls
  const [wider] = planFigures(edited(moveWall(wet, right?.id ?? '', -2 * foot)))
  expect(wider?.shape?.area).toBeGreaterThan(figures?.shape?.area ?? 0)
  expect(wider?.painted?.wet_floor).toBe(wider?.shape?.area)
})

test('what is painted stops at the walls of the room where the thumb began', () => {
  const path = [at(5, 4), at(14, 4), at(14, 20), at(5, 20)]
  const [wet] = edited(paintAround(room, path)).wet_surfaces
  expect(Math.max(...(wet?.vertices ?? []).map(({ x }) => x))).toBe(10 * foot - 36)
  expect(Math.max(...(wet?.vertices ?? []).map(({ y }) => y))).toBe(8 * foot - 36)
  expect(paintAround(room, [at(20, 20), at(21, 21)])).toEqual({ refused: { kind: 'no_room' } })
})

test('a wall is painted on the side that is touched, and what touches becomes one', () => {
  const [top] = room.walls
  const id = top?.id ?? ''
  const one = edited(paintWall(room, id, { from: at(2, 0.2), to: at(5, 0.2) }))
  const two = edited(paintWall(one, id, { from: at(4, 0.2), to: at(7, 0.2) }))
  expect(two.wet_walls).toMatchObject([
    { side: 'right', offset: 2 * foot, length: 5 * foot, height: 2 * foot },
  ])
  expect(edited(paintWall(two, id, { from: at(4, -0.2), to: null })).wet_walls).toHaveLength(2)
})

test('a typed room is drawn with its four walls, exactly as large as it was typed', () => {
  const size = { length: 15 * foot, width: 12 * foot + 4 * 16 }
  const plan = edited(drawRoom(noPlan, { x: 0, y: 0, ...size, room_id }))
  expect(planFigures(plan)).toMatchObject([{ room_id, shape: { area: 18500, ...size } }])
})

test('walls that only touch are joined, so that they move as one, and no figure changes', () => {
  const met = meetAtCorners(larkspurPlan)
  expect(met.walls.length).toBeGreaterThan(larkspurPlan.walls.length)
  const areas = (plan: Plan) => planFigures(plan).map(({ shape, painted }) => [shape?.area, painted])
  expect(areas(met)).toEqual(areas(larkspurPlan))
  const [overAll] = met.walls
  const moved = edited(moveWall(met, overAll?.id ?? '', -foot))
  const kitchen = planFigures(moved).find((drawn) => drawn.room_id === drawnRooms.kitchen)
  expect(kitchen?.shape?.area).toBe(18000 + 1500)
})

test('the name of a room goes with the wall that passes it', () => {
  const near = nameRoom(room, room_id, at(9, 4))
  const [, right] = near.walls
  const [figures] = planFigures(edited(moveWall(near, right?.id ?? '', 4 * foot)))
  expect(figures).toMatchObject({ room_id, is_closed: true })
})

test('a point has one pin: putting it elsewhere moves it', () => {
  const pin = { kind: 'point', record_id: room_id } as const
  const put = edited(putPin(edited(putPin(room, { ...pin, place: at(1, 1) })), { ...pin, place: at(2, 2) }))
  expect(put.pins).toMatchObject([{ ...pin, ...at(2, 2) }])
})
