import { expect, test } from 'vitest'
import { foot } from '#domain/rooms/length.ts'
import { drawnRooms, larkspurPlan } from './larkspur-plan.fixture.ts'
import { planFigures, planShapes } from './plan-figures.ts'
import type { Plan } from './plan.ts'

function figuresOf(plan: Plan) {
  return planFigures(plan).map(({ shape, painted }) => {
    const { area, perimeter, insets, length, width } = shape ?? {}
    return { area, perimeter, insets, length, width, ...painted }
  })
}

test('the rooms of a house are as large as a tape measure says, and as wet as they were painted', () => {
  expect(figuresOf(larkspurPlan)).toEqual([
    {
      area: 180_00,
      perimeter: 54 * foot + 128,
      insets: 1,
      length: null,
      width: null,
      wet_floor: 180_00,
      wet_ceiling: null,
      wet_lower: 20 * foot,
      wet_upper: null,
    },
    expect.objectContaining({
      area: 143_75,
      perimeter: 49 * foot + 32,
      insets: 0,
      length: 15 * foot,
      width: 9 * foot + 112,
      wet_floor: 84_00,
      wet_lower: 9 * foot,
    }),
    expect.objectContaining({
      area: 52_50,
      perimeter: 37 * foot,
      insets: 0,
      wet_floor: 35_00,
      wet_lower: 8 * foot,
    }),
    expect.objectContaining({
      area: 40_00,
      perimeter: 26 * foot,
      insets: 0,
      wet_floor: 22_00,
      wet_lower: 7 * foot,
    }),
  ])
})

test('a chase is a part of the plan that no room is named in', () => {
  const named = planShapes(larkspurPlan).map(({ room_ids }) => room_ids)
  expect(named.filter((ids) => ids.length === 0)).toHaveLength(1)
  expect(named.flat().toSorted()).toEqual(Object.values(drawnRooms))
})
