import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { clockError, noteServerTime } from './device-clock.ts'

const served = 'Fri, 20 Nov 2026 15:00:00 GMT'

test.each([
  ['an hour ahead', 60 * minute, served, 60 * minute],
  ['behind', -25 * minute, served, -25 * minute],
  ['right, but for the way of the answer', 4000, served, 0],
])('a clock that is %s', (_, ahead, date, error) => {
  noteServerTime(date, Date.parse(served) + ahead)
  expect(clockError.get()).toBe(error)
})

test('an answer without a time tells nothing', () => {
  noteServerTime(served, Date.parse(served) + 60 * minute)
  noteServerTime(null, 0)
  noteServerTime('soon', 0)
  expect(clockError.get()).toBe(60 * minute)
})
