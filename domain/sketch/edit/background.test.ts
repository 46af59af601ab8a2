import { expect, test } from 'vitest'
import { foot, inch } from '#domain/rooms/length.ts'
import { newId } from '#platform/uuid.ts'
import { Background, noPlan, Plan } from '../plan.ts'
import { edited } from './an-edit.fixture.ts'
import {
  acrossPicture,
  cornersOfPicture,
  moveBackground,
  putBackground,
  scaleBackground,
  turnBackground,
} from './background.ts'
import { edited as withStep, noHistory, redo, undo } from './history.ts'

const photo_id = newId()
const scan = { photo_id, width: 4000, height: 3000 }
const behind: Plan = {
  ...noPlan,
  background: { photo_id, x: 0, y: -250, width: 2000, height: 1500, turn: 0 },
}

test('a scan comes to lie below what is drawn, as large as that, and where nothing is, as large as a small house', () => {
  const corners = [
    { id: newId(), x: -1000, y: 0 },
    { id: newId(), x: 9000, y: 8000 },
  ]
  const house = putBackground({ ...noPlan, corners }, scan)
  expect(house.background).toEqual({ photo_id, x: -1000, y: 250, width: 10_000, height: 7500, turn: 0 })
  expect(Plan.parse(house)).toEqual(house)
  const empty = putBackground(noPlan, scan)
  expect(empty.background).toEqual({ photo_id, x: 0, y: 576, width: 4608, height: 3456, turn: 0 })
})

test('it is moved, and turned four times it lies where it lay', () => {
  const moved = moveBackground(behind, { x: 15.6, y: -3 })
  expect(moved.background).toMatchObject({ x: 16, y: -253, width: 2000 })
  const turned = turnBackground(moved)
  expect(turned.background).toMatchObject({ x: 266, y: -503, turn: 90, width: 2000, height: 1500 })
  expect(cornersOfPicture(turned.background)).toEqual([
    { x: 266, y: -503 },
    { x: 1766, y: 1497 },
  ])
  expect([1, 2, 3].reduce(turnBackground, turned)).toEqual(moved)
})

test('the length of a line on it is typed: from its first end the picture grows until the line is that long', () => {
  const line = [
    { x: 500, y: 0 },
    { x: 1500, y: 0 },
  ] as const
  const scaled = scaleBackground(behind, line, 12 * foot + 6 * inch)
  // 2,400 sixteenths instead of 1,000.
  expect(edited(scaled).background).toEqual({
    photo_id,
    x: -700,
    y: -600,
    width: 4800,
    height: 3600,
    turn: 0,
  })
  expect(acrossPicture(edited(scaled).background)).toEqual([
    { x: -700, y: 1200 },
    { x: 4100, y: 1200 },
  ])
})

test('a line that is hardly one, and a picture larger or smaller than any, are refused with nothing changed', () => {
  const line = [
    { x: 500, y: 0 },
    { x: 504, y: 0 },
  ] as const
  expect(scaleBackground(behind, line, 10 * foot)).toEqual({ refused: { kind: 'too_short' } })
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
  ]
  expect(scaleBackground(behind, [from, to], 500 * foot)).toEqual({ refused: { kind: 'picture_size' } })
  expect(scaleBackground(behind, [from, { x: 2000, y: 0 }], 1)).toEqual({
    refused: { kind: 'picture_size' },
  })
  expect(scaleBackground(noPlan, line, foot)).toEqual({ refused: { kind: 'picture_size' } })
})

test('nothing moves it off the largest plan that can be stored', () => {
  const far = moveBackground(behind, { x: 9_000_000, y: -9_000_000 })
  expect(Background.safeParse(far.background).success).toBe(true)
})

test('each of it is a step that is taken back and done again', () => {
  const turned = turnBackground(behind)
  const history = withStep(withStep(noHistory, noPlan, behind), behind, turned)
  const back = undo(history, turned)
  expect(back?.plan).toEqual(behind)
  expect(back && undo(back.history, back.plan)?.plan).toEqual(noPlan)
  expect(back && redo(back.history, back.plan)?.plan).toEqual(turned)
})
