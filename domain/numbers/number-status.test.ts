import { expect, test } from 'vitest'
import { isOnWebsite, monthsLater, needsCall, numberStatus } from './number-status.ts'

const number = '+13305550142'

test.each([
  [null, null, 'unknown'],
  [number, null, 'unconfirmed'],
  [number, '2026-11-09', 'confirmed'],
  [number, '2025-12-23', 'confirmed'],
  [number, '2025-12-22', 'expiring'],
  [number, '2025-11-23', 'expiring'],
  [number, '2025-11-22', 'expired'],
])('%s confirmed on %s is %s on November 22, 2026', (number, confirmed_on, status) => {
  expect(numberStatus({ number, confirmed_on }, '2026-11-22')).toBe(status)
})

test('only a number that someone confirmed within a year is on the website', () => {
  const shown = (confirmed_on: string | null) => isOnWebsite({ number, confirmed_on }, '2026-11-22')
  expect([shown(null), shown('2025-11-22'), shown('2025-11-23'), shown('2026-11-22')]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(needsCall({ number, confirmed_on: '2025-12-01' }, '2026-11-22')).toBe(true)
  expect(needsCall({ number, confirmed_on: '2026-11-01' }, '2026-11-22')).toBe(false)
})

test.each([
  ['2026-11-09', 12, '2027-11-09'],
  ['2026-03-31', 11, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('from %s %d months on is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later)
})
