import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ages, daysFrom, firstDay, medianOf } from './figure.ts'

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

test('every age lies in one of the ages, and each leads to a list of its own', () => {
  expect(ages.map(({ filter }) => filter)).toEqual([
    { status: 'new', assigned: 'nobody', waited_under: 5 },
    { status: 'new', assigned: 'nobody', waited_over: 5, waited_under: 15 },
    { status: 'new', assigned: 'nobody', waited_over: 15, waited_under: 60 },
    { status: 'new', assigned: 'nobody', waited_over: 60 },
  ])
})

test('today is the last of the days, as the company counts them, in a week with a longer day too', () => {
  const lateInTheEvening = new Date('2026-11-05T04:30:00Z')
  expect(firstDay(7, lateInTheEvening)).toBe('2026-10-29')
  expect(daysFrom('2026-10-29', 7)).toEqual([
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
  ])
})
