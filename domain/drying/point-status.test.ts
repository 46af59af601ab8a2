import fc from 'fast-check'
import { expect, test } from 'vitest'
import { larkspur, readingsOf } from './larkspur.fixture.ts'
import { pointStatus } from './point-status.ts'

test.each(larkspur)('point $number stands on Friday as $status', ({ readings, goal, status }) => {
  expect(pointStatus(readings, goal.goal)).toBe(status)
})

test('on Friday 9 points are dry, 6 drying, 2 stalled and 1 rising', () => {
  const counted = Object.groupBy(larkspur, ({ readings, goal }) => pointStatus(readings, goal.goal) ?? 'none')
  const counts = Object.entries(counted).map(([status, points]) => [status, points?.length])
  expect(Object.fromEntries(counts)).toEqual({ dry: 9, drying: 6, stalled: 2, rising: 1 })
})

test('without readings nothing is said, and one reading is only wet or dry', () => {
  expect(pointStatus([], 12)).toBe(null)
  expect(pointStatus(readingsOf([30]), 12)).toBe('wet')
  expect(pointStatus(readingsOf([12]), 12)).toBe('dry')
})

test('stalled by one equal reading: it takes two intervals', () => {
  expect(pointStatus(readingsOf([30, 24, 24]), 12)).toBe('wet')
  expect(pointStatus(readingsOf([30, 24, 24, 24]), 12)).toBe('stalled')
})

test('intervals are computed from times, not from visit numbers', () => {
  const at = (hours: number, value: number) => ({
    at: new Date(Date.UTC(2026, 10, 10) + hours * 3_600_000),
    value,
  })
  expect(pointStatus([at(0, 24), at(3, 24), at(6, 24)], 12)).toBe('wet')
  expect(pointStatus([at(0, 24), at(19.9, 24), at(39.9, 24)], 12)).toBe('wet')
  expect(pointStatus([at(0, 24), at(20, 24), at(40, 24)], 12)).toBe('stalled')
  expect(pointStatus([at(40, 24), at(0, 24), at(20, 24), at(22, 24)], 12)).toBe('stalled')
})

test('far above its goal, a point must fall by 5% of what lies above, near to it by half a point', () => {
  expect(pointStatus(readingsOf([60, 58, 56]), 12)).toBe('stalled')
  expect(pointStatus(readingsOf([60, 57, 54]), 12)).toBe('drying')
  expect(pointStatus(readingsOf([20, 19.6, 19.2]), 12)).toBe('stalled')
  expect(pointStatus(readingsOf([20, 19.5, 19]), 12)).toBe('wet')
})

test('a point that was dry and got wetter rises', () => {
  expect(pointStatus(readingsOf([14, 12, 15]), 12)).toBe('rising')
  expect(pointStatus(readingsOf([20, 19, 20]), 12)).toBe('rising')
  expect(pointStatus(readingsOf([20, 19, 19.9]), 12)).toBe('wet')
  expect(pointStatus(readingsOf([14, 12, 13]), 12)).toBe('dry')
})

test('whatever numbers were read, a point has one of the five words', () => {
  const number = fc.double()
  fc.assert(
    fc.property(fc.array(number, { maxLength: 4 }), number, (values, goal) => {
      const status = pointStatus(readingsOf(values), goal)
      expect(['dry', 'drying', 'stalled', 'rising', 'wet', null]).toContain(status)
    }),
  )
})
