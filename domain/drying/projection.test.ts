import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPointDry } from './last-point-dry.ts'
import { days, larkspur, readingsOf } from './larkspur.fixture.ts'
import { projectDry } from './projection.ts'

const clock = (at: Date | undefined) =>
  at?.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })

test('28, 23 and 19 fall by 4.5 a day, and meet 12 at day 3.52 at the earliest', () => {
  const found = projectDry(readingsOf([28, 23, 19]), 12)
  expect(found?.slope).toBeCloseTo(-4.5, 10)
  expect(found?.intercept).toBeCloseTo(27.83, 2)
  expect(found?.day).toBeCloseTo(3.52, 2)
  const days = (at: Date | undefined) => (Number(at) - Number(readingsOf([0])[0]?.at)) / 86_400_000
  expect(days(found?.earliest)).toBeCloseTo(3.52, 2)
  expect(days(found?.latest)).toBeCloseTo(3.75, 2)
})

test('only the last four visits are fitted', () => {
  const four = readingsOf([38, 33, 28, 24])
  const before = { at: new Date('2026-11-09T09:35:00-05:00'), value: 60 }
  expect(projectDry([before, ...four], 12)).toEqual(projectDry(four, 12))
})

test.each([
  ['two visits', [28, 23], 12],
  ['a point at its goal', [28, 20, 12], 12],
  ['a point that rises', [20, 21, 22], 12],
  ['a point that rose at last', [28, 20, 21], 12],
  ['a point that stands still', [22, 22, 22], 12],
  ['a line too flat', [22, 21.999, 21.998], 12],
] as const)('%s has no projection', (_, values, goal) => {
  expect(projectDry(readingsOf(values), goal)).toBe(null)
})

test('what was wet at the last visit is not said to have been dry before it', () => {
  const found = projectDry(readingsOf([60, 15, 13]), 12.9)
  expect(found?.earliest).toEqual(days[2])
})

test('the last point of the kitchen may be dry from Sunday to Monday, and the hall says nothing while points stall', () => {
  const isHall = ({ number }: { number: number }) => number >= 13
  const kitchen = lastPointDry(larkspur.filter((point) => !isHall(point)))
  expect([clock(kitchen?.earliest), clock(kitchen?.latest)]).toEqual(['Sun, Nov 15', 'Mon, Nov 16'])
  expect(lastPointDry(larkspur.filter(isHall))).toBe(null)
})

test('where every point is dry, or one is not projected, nothing is said', () => {
  const goal = { goal: 12, isDefault: false }
  const falling = { readings: readingsOf([28, 23, 19]), goal }
  expect(lastPointDry([])).toBe(null)
  expect(lastPointDry([{ readings: readingsOf([12]), goal }])).toBe(null)
  expect(lastPointDry([falling])).not.toBe(null)
  expect(lastPointDry([falling, { readings: readingsOf([30, 28]), goal }])).toBe(null)
  const byDefault = { goal: 12, isDefault: true }
  expect(lastPointDry([{ ...falling, goal: byDefault }])).toBe(null)
  expect(lastPointDry([falling, { ...falling, goal: byDefault }])).toEqual(lastPointDry([falling]))
  expect(lastPointDry([falling, { readings: readingsOf([20, 19, 21]), goal: byDefault }])).toBe(null)
})

test('whatever numbers were read, a projection is a range of two moments after the last visit', () => {
  const number = fc.oneof(fc.double(), fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(fc.array(number, { maxLength: 4 }), number, (values, goal) => {
      const found = projectDry(readingsOf(values), goal)
      if (!found) return
      expect(found.slope).toBeLessThan(0)
      expect(found.earliest.getTime()).toBeLessThanOrEqual(found.latest.getTime())
      expect(found.earliest.getTime()).toBeGreaterThanOrEqual(Number(days[2]))
    }),
    { numRuns: 500 },
  )
})

test('readings that share a moment make no line', () => {
  const [at = new Date()] = days
  expect(
    projectDry(
      [30, 25, 20].map((value) => ({ at, value })),
      12,
    ),
  ).toBe(null)
})
