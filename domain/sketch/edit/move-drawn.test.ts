import { expect, test } from 'vitest'
import { foot, inch } from '#domain/rooms/length.ts'
import { planShapes } from '../plan-figures.ts'
import { noPlan, type Place, type Plan } from '../plan.ts'
import { drawn, drawnAround } from './an-edit.fixture.ts'
import { drawWall } from './draw-wall.ts'
import { acrossFrom } from './faces-of-wall.ts'
import { moveDrawn, setAcrossOfDrawn, type MovedDrawn } from './move-drawn.ts'
import { wallLines } from './wall-lines.ts'

const at = (x: number, y: number): Place => ({ x: x * foot, y: y * foot })
const house = drawnAround(noPlan, [at(0, 0), at(30, 0), at(30, 20), at(0, 20)])
/** Two rows of rooms, the upper one split at 12 ft. */
const twoRows = drawn(drawn(house, [at(0, 10), at(30, 10)]), [at(12, 0), at(12, 10)])

test('a wall that is drawn in line with another and then measured leaves the other where it was', () => {
  const moved = typed(twoRows, [at(12, 10), at(12, 20)], 10 * foot)
  expect(uprights(moved.plan)).toEqual([0, 10.375, 12, 30])
  expect(acrossFrom(moved.plan, moved.id, { side: 'right', at: moved.at })?.length).toBe(10 * foot)
  expect(moved.drawn).toEqual([moved.id])
})

test('its length leads it past a wall that meets from behind, and in line with it', () => {
  const past = typed(twoRows, [at(10, 10), at(10, 20)], 14 * foot)
  expect(uprights(past.plan)).toEqual([0, 12, 14.375, 30])
  const inLine = typed(twoRows, [at(10, 10), at(10, 20)], 12 * foot - 72)
  expect(uprights(inLine.plan)).toEqual([0, 12, 30])
  expect(inLine.plan.corners).toHaveLength(9)
  expect(planShapes(inLine.plan)).toHaveLength(4)
})

test('a length may be typed again, as often as it was wrong', () => {
  const once = typed(twoRows, [at(12, 10), at(12, 20)], 10 * foot)
  const again = found(setAcrossOfDrawn(once.plan, once, { side: 'right', length: 11 * foot + 5 * inch }))
  expect(uprights(again.plan)).toEqual([0, 11 + 5 / 12 + 0.375, 12, 30])
  expect(again.plan.walls).toHaveLength(once.plan.walls.length)
})

test('a wall that goes across others goes with all of its parts', () => {
  const moved = typed(twoRows, [at(20, 0), at(20, 20)], 15 * foot)
  expect(uprights(moved.plan)).toEqual([0, 12, 15.375, 30])
  expect(moved.drawn).toHaveLength(2)
  expect(planShapes(moved.plan)).toHaveLength(5)
})

test('the walls that turn off at its ends follow it', () => {
  const open = drawn(drawn(drawn(noPlan, [at(0, 0), at(20, 0)]), [at(20, 0), at(20, 9)]), [
    at(0, 9),
    at(0, 0),
  ])
  const drew = drawWall(open, { from: at(20, 9), to: at(0, 9) })
  if ('refused' in drew) throw new Error(drew.refused.kind)
  const moved = found(moveDrawn(drew.plan, { id: drew.wall_id, drawn: drew.wall_ids, at: 100 }, -foot))
  expect(moved.plan.corners.filter(({ y }) => y === 10 * foot)).toHaveLength(2)
  expect(moved.plan.walls).toHaveLength(4)
})

test('it is moved neither through a wall beside it nor into it', () => {
  const beside = drawn(twoRows, [at(15, 10), at(15, 20)])
  const drew = drawWall(beside, { from: at(10, 10), to: at(10, 20) })
  if ('refused' in drew) throw new Error(drew.refused.kind)
  const wall = { id: drew.wall_id, drawn: drew.wall_ids, at: 5 * foot }
  for (const by of [-7 * foot, -5 * foot, 32 - 5 * foot])
    expect(moveDrawn(drew.plan, wall, by)).toEqual({ refused: { kind: 'wall_in_the_way' } })
})

/** A wall between rows that is drawn, and measured from what stands to its left. */
function typed(plan: Plan, [from, to]: [Place, Place], length: number) {
  const drew = drawWall(plan, { from, to })
  if ('refused' in drew) throw new Error(drew.refused.kind)
  const wall = { id: drew.wall_id, drawn: drew.wall_ids, at: 5 * foot }
  return found(setAcrossOfDrawn(drew.plan, wall, { side: 'right', length }))
}

function found(moved: MovedDrawn) {
  if ('refused' in moved) throw new Error(moved.refused.kind)
  return moved
}

/** Where walls stand that run up and down, in feet. */
function uprights(plan: Plan) {
  const places = wallLines(plan).flatMap(({ from, to }) => (from.x === to.x ? [from.x / foot] : []))
  return [...new Set(places)].toSorted((a, b) => a - b)
}
