import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medianOf } from './median.ts'

test('the middle of an even number is the smaller of the two, so that it is one that occurred', () => {
  expect(medianOf([])).toBe(null)
  expect(medianOf([{ minutes: 4, count: 1 }])).toBe(4)
  expect(
    medianOf([
      { minutes: 1, count: 1 },
      { minutes: 9, count: 1 },
    ]),
  ).toBe(1)
  expect(
    medianOf([
      { minutes: 1, count: 1 },
      { minutes: 9, count: 2 },
    ]),
  ).toBe(9)
})

test('counted by minutes or one by one, the middle is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 60 }), (times) => {
      const sorted = times.toSorted((a, b) => a - b)
      const counted = [...Map.groupBy(sorted, (minutes) => minutes)].map(([minutes, { length: count }]) => ({
        minutes,
        count,
      }))
      expect(medianOf(counted)).toBe(sorted[Math.ceil(sorted.length / 2) - 1])
    }),
  )
})
