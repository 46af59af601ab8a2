import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFederalHoliday } from './federal-holidays.ts'
import { daysToTheLast, lastDayToCancel } from './last-day-to-cancel.ts'

test.each([
  ['2026-03-06', '2026-03-10'],
  ['2025-12-24', '2025-12-29'],
  // July 4 is a Saturday, observed on Friday; Sunday doesn't count either.
  ['2026-07-01', '2026-07-07'],
  // Veterans Day doesn't count, Saturday does.
  ['2026-11-10', '2026-11-14'],
])('what was signed on %s can be canceled until the end of %s', (signedOn, last) => {
  expect(lastDayToCancel(signedOn)).toBe(last)
})

test.each([
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-07-04',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-12-24',
  '2021-12-31',
  '2023-01-02',
])('%s is a federal holiday, or the day on which one is observed', (date) => {
  expect(isFederalHoliday(date)).toBe(true)
})

test('a year has eleven of them, and up to two days more on which they are observed', () => {
  for (let year = 2020; year < 2060; year++) {
    const dates = Array.from({ length: 366 }, (_, nth) =>
      new Date(Date.UTC(year, 0, 1 + nth)).toISOString().slice(0, 10),
    )
    const count = dates.filter((date) => date.startsWith(String(year)) && isFederalHoliday(date)).length
    expect(count).toBeGreaterThanOrEqual(11)
    expect(count).toBeLessThanOrEqual(15)
  }
})

test('three days count between signing and the last day, which is one of them', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (at) => {
      const days = daysToTheLast(at.toISOString().slice(0, 10))
      expect(days.filter(({ counts }) => counts)).toHaveLength(3)
      expect(days.at(-1)?.counts).toBe(true)
    }),
  )
})
