import { expect, test } from 'vitest'
import { meetAtCorners } from './edit/draw-wall.ts'
import { moveWall } from './edit/move-wall.ts'
import { drawnRooms, larkspurPlan } from './larkspur-plan.fixture.ts'
import { planShapes, shapeFinder } from './plan-figures.ts'

const house = meetAtCorners(larkspurPlan)

test('of a house in which a wall moves, the rooms that it does not bound are the same objects as before', () => {
  const find = shapeFinder()
  const before = find(house)
  const moved = moveWall(house, wallBetween('hall', 'bath'), -16)
  if ('refused' in moved) throw new Error(`The wall is ${moved.refused.kind}.`)
  const after = find(moved.plan)

  expect(after).toEqual(planShapes(moved.plan))
  const areKept = Object.entries(drawnRooms).map(([name, id]) => {
    const of = (shapes: typeof before) => shapes.find(({ room_ids }) => room_ids.includes(id))
    return [name, of(after) === of(before)]
  })
  expect(Object.fromEntries(areKept)).toEqual({ kitchen: true, dining: true, hall: false, bath: false })
})

test('a room that is named otherwise, or whose wall is as thick as no other, is told anew', () => {
  const find = shapeFinder()
  const before = find(house)
  expect(find({ ...house })).toEqual(before)
  expect(find({ ...house, rooms: [] }).every((shape) => shape.room_ids.length === 0)).toBe(true)
  const walls = house.walls.map((wall) => ({ ...wall, thickness: wall.thickness + 16 }))
  const thicker = { ...house, walls }
  expect(find(thicker)).toEqual(planShapes(thicker))
})

/** That no third room meets. */
function wallBetween(...names: readonly (keyof typeof drawnRooms)[]) {
  const shapes = planShapes(house).filter(({ room_ids }) => room_ids.length > 0)
  const asked = names.map((name) => drawnRooms[name]).toSorted()
  const wall = house.walls.find(({ id }) => {
    const beside = shapes.filter(({ sides }) => sides.some(({ wall_id }) => wall_id === id))
    return String(beside.flatMap(({ room_ids }) => room_ids).toSorted()) === String(asked)
  })
  if (!wall) throw new Error('No wall is between them alone.')
  return wall.id
}
