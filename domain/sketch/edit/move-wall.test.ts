import { expect, test } from 'vitest'
import { foot, inch } from '#domain/rooms/length.ts'
import { noPlan, type Place, type Plan } from '../plan.ts'
import { drawn, drawnAround, edited } from './an-edit.fixture.ts'
import { acrossFrom, lengthBetweenFaces } from './faces-of-wall.ts'
import { moveWall } from './move-wall.ts'
import { addOpening, changeOpening } from './openings.ts'
import { removeWall } from './remove.ts'
import { setAcross } from './set-length.ts'
import { wallLines } from './wall-lines.ts'

const at = (x: number, y: number): Place => ({ x: x * foot, y: y * foot })
/** Two rooms beside each other, with a wall between them at 10 ft. */
const twoRooms = drawn(drawnAround(noPlan, [at(0, 0), at(20, 0), at(20, 10), at(0, 10)]), [
  at(10, 0),
  at(10, 10),
])

test('a wall between two rooms changes both, and its neighbors follow', () => {
  const middle = upright(twoRooms, 10)
  const moved = edited(moveWall(twoRooms, middle, -2 * foot))
  expect(
    wallLines(moved)
      .map(({ length }) => length / foot)
      .toSorted((a, b) => a - b),
  ).toEqual([8, 8, 10, 10, 10, 12, 12])
})

test('an outer wall that others meet from inside moves as one', () => {
  const [top] = twoRooms.walls
  const moved = edited(moveWall(twoRooms, top?.id ?? '', -foot))
  expect(moved.corners.filter(({ y }) => y === -foot)).toHaveLength(3)
  expect(moved.walls).toHaveLength(7)
})

test('what a laser says is put between the faces, to the sixteenth', () => {
  const middle = upright(twoRooms, 10)
  const length = 9 * foot + 3 * inch + 5
  for (const side of ['left', 'right'] as const) {
    const set = edited(setAcross(twoRooms, middle, { side, at: 5 * foot, length }))
    expect(acrossFrom(set, middle, { side, at: 5 * foot })?.length).toBe(length)
  }
})

test('a door stays where it was while the wall it stands in grows at the other end', () => {
  const [, right] = twoRooms.walls
  const door = edited(addOpening(twoRooms, { wall_id: right?.id ?? '', kind: 'door', at: 5 * foot }))
  const middle = upright(twoRooms, 10)
  const before = wallLines(door).find(({ wall }) => wall.id === right?.id)
  const moved = edited(moveWall(door, middle, foot))
  const after = wallLines(moved).find(({ wall }) => wall.id === right?.id)
  const place = (line: typeof before, plan: Plan) =>
    (line?.from.x ?? 0) + (line?.way.x ?? 0) * (plan.openings[0]?.offset ?? 0)
  expect(place(after, moved)).toBe(place(before, door))
})

test('a wall is not moved where a door would not fit any more, and nothing is changed', () => {
  const short = drawnAround(noPlan, [at(0, 0), at(4, 0), at(4, 4), at(0, 4)])
  const [top, right] = short.walls
  const door = edited(addOpening(short, { wall_id: top?.id ?? '', kind: 'door', at: 2 * foot }))
  expect(moveWall(door, right?.id ?? '', foot + 10 * inch)).toEqual({
    refused: { kind: 'opening_too_wide', opening: 'door', on: foot + 9 * inch + 8, needs: 32 * inch },
  })
})

test('a wall is not moved through another one', () => {
  expect(moveWall(twoRooms, upright(twoRooms, 10), -11 * foot)).toEqual({
    refused: { kind: 'wall_in_the_way' },
  })
})

test('a door goes along its wall as far as the corner, and onto another one', () => {
  const [top, right] = twoRooms.walls
  const door = edited(addOpening(twoRooms, { wall_id: top?.id ?? '', kind: 'door', at: 0 }))
  expect(door.openings).toMatchObject([{ offset: 36, width: 512 }])
  const [{ id } = { id: '' }] = door.openings
  expect(edited(changeOpening(door, id, { wall_id: right?.id ?? '' })).openings).toMatchObject([
    { wall_id: right?.id },
  ])
})

test('without the wall between them two rooms have straight walls again', () => {
  const one = removeWall(twoRooms, upright(twoRooms, 10))
  expect(one.walls).toHaveLength(4)
  expect(one.corners).toHaveLength(4)
  expect(one.walls.map(({ id }) => lengthBetweenFaces(one, id)).toSorted((a, b) => a - b)).toEqual(
    [9.625, 9.625, 19.625, 19.625].map((feet) => feet * foot),
  )
})

function upright(plan: Plan, x: number) {
  return wallLines(plan).find(({ from, to }) => from.x === x * foot && to.x === x * foot)?.wall.id ?? ''
}
