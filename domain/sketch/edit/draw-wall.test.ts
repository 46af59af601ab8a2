import { expect, test } from 'vitest'
import { foot } from '#domain/rooms/length.ts'
import { noPlan, type Place, type Plan } from '../plan.ts'
import { drawWall } from './draw-wall.ts'
import { lengthBetweenFaces } from './faces-of-wall.ts'
import { addOpening } from './openings.ts'
import { setLength } from './set-length.ts'
import { drawn, edited } from './an-edit.fixture.ts'

const at = (x: number, y: number): Place => ({ x: x * foot, y: y * foot })

test('a wall that ends on another splits it there, and one that goes across splits it in its middle', () => {
  const along = drawn(noPlan, [at(0, 0), at(12, 0)])
  const tee = drawn(along, [at(4, 0), at(4, 8)])
  expect(tee.walls).toHaveLength(3)
  expect(tee.corners).toHaveLength(4)
  const across = drawn(tee, [at(0, 4), at(9, 4)])
  expect(across.walls).toHaveLength(6)
  expect(across.corners).toContainEqual(expect.objectContaining(at(4, 4)))
})

test('a wall drawn over one that stands adds only what is missing', () => {
  const along = drawn(noPlan, [at(0, 0), at(12, 0)])
  const longer = drawn(along, [at(0, 0), at(16, 0)])
  expect(longer.walls).toHaveLength(2)
  expect(drawWall(longer, { from: at(0, 0), to: at(16, 0) })).toEqual({
    refused: { kind: 'wall_in_the_way' },
  })
})

test('a drag of an inch draws nothing', () => {
  expect(drawWall(noPlan, { from: at(0, 0), to: { x: 16, y: 0 } })).toEqual({
    refused: { kind: 'too_short' },
  })
})

test('no wall meets another in the middle of a door', () => {
  const along = drawn(noPlan, [at(0, 0), at(12, 0)])
  const [wall] = along.walls
  const door = edited(addOpening(along, { wall_id: wall?.id ?? '', kind: 'door', at: 5 * foot }))
  expect(drawWall(door, { from: at(5, 0), to: at(5, 6) })).toEqual({
    refused: { kind: 'opening_in_the_way', opening: 'door' },
  })
})

test('typed lengths are those between the faces, all the way around a room', () => {
  let plan: Plan = noPlan
  plan = typed(plan, [at(0, 0), at(14, 0)], 15 * foot)
  const corner = plan.corners.find(({ x }) => x > 0)
  expect(corner).toMatchObject({ x: 15 * foot + 72, y: 0 })
  plan = typed(plan, [{ x: 15 * foot + 72, y: 0 }, at(15.375, 11)], 12 * foot + 64)
  plan = drawn(plan, [
    { x: 15 * foot + 72, y: 12 * foot + 64 + 72 },
    { x: 0, y: 12 * foot + 64 + 72 },
  ])
  plan = drawn(plan, [{ x: 0, y: 12 * foot + 64 + 72 }, at(0, 0)])
  expect(plan.corners).toHaveLength(4)
  expect(plan.walls.map(({ id }) => lengthBetweenFaces(plan, id, 'right'))).toEqual([
    15 * foot,
    12 * foot + 64,
    15 * foot,
    12 * foot + 64,
  ])
})

function typed(plan: Plan, [from, to]: [Place, Place], length: number) {
  const drew = drawWall(plan, { from, to })
  if ('refused' in drew) throw new Error(drew.refused.kind)
  return edited(setLength(drew.plan, drew.wall_id, { side: null, length }))
}
