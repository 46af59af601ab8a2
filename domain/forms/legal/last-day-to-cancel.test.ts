import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { federalHolidayOn } from './federal-holidays.ts'
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
  ['2026-01-01', 'new_year'],
  ['2026-01-19', 'martin_luther_king_day'],
  ['2026-02-16', 'presidents_day'],
  ['2026-05-25', 'memorial_day'],
  ['2026-06-19', 'juneteenth'],
  ['2026-07-03', 'independence_day'],
  ['2026-07-04', 'independence_day'],
  ['2026-09-07', 'labor_day'],
  ['2026-10-12', 'columbus_day'],
  ['2026-11-11', 'veterans_day'],
  ['2026-11-26', 'thanksgiving'],
  ['2026-12-25', 'christmas'],
  ['2027-12-24', 'christmas'],
  ['2021-12-31', 'new_year'],
  ['2023-01-02', 'new_year'],
])('%s is a federal holiday, or the day on which one is observed: %s', (date, name) => {
  expect(federalHolidayOn(date)).toBe(name)
})

test('a year has eleven of them, and up to two days more on which they are observed', () => {
  for (let year = 2020; year < 2060; year++) {
    const dates = Array.from({ length: 366 }, (_, nth) =>
      new Date(Date.UTC(year, 0, 1 + nth)).toISOString().slice(0, 10),
    )
    const count = dates.filter((date) => date.startsWith(String(year)) && federalHolidayOn(date)).length
    expect(count).toBeGreaterThanOrEqual(11)
    expect(count).toBeLessThanOrEqual(15)
  }
})

test('three days count between signing and the last day, which is one of them', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (at) => {
      const days = daysToTheLast(at.toISOString().slice(0, 10))
      expect(days.filter(({ why }) => why === null)).toHaveLength(3)
      expect(days.at(-1)?.why).toBeNull()
    }),
  )
})
