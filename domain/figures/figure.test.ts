import { expect, test } from 'vitest'
import { ages } from './figure.ts'
import { daysFrom, firstDay } from './span.ts'

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
