import { expect, test } from 'vitest'
import { daysLater, daysLaterLocal, instantOf, localOf, mondayOf } from './local-time.ts'

test.each([
  ['2026-11-20T07:00', '2026-11-20T12:00:00.000Z'],
  ['2026-07-20T07:00', '2026-07-20T11:00:00.000Z'],
  ['2026-01-01T00:00', '2026-01-01T05:00:00.000Z'],
])('where the clock of the office shows %s it is %s', (local, at) => {
  expect(instantOf(local).toISOString()).toBe(at)
  expect(localOf(new Date(at))).toBe(local)
})

test('the hour that comes twice in autumn is the first of the two, and the one left out in spring the next', () => {
  expect(instantOf('2026-11-01T01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(instantOf('2026-03-08T02:30').toISOString()).toBe('2026-03-08T07:30:00.000Z')
  expect(localOf(instantOf('2026-03-08T02:30'))).toBe('2026-03-08T03:30')
})

test('a week later is the same time of the clock, though the clock was changed', () => {
  const before = '2026-10-26T08:00'
  const after = daysLaterLocal(before, 7)
  expect(after).toBe('2026-11-02T08:00')
  expect(instantOf(after).getTime() - instantOf(before).getTime()).toBe((7 * 24 + 1) * 3_600_000)
})

test('days are counted by the calendar, backward too, over the end of a month and a change of the clock', () => {
  expect(daysLater('2026-10-30', 3)).toBe('2026-11-02')
  expect(daysLater('2026-03-10', -3)).toBe('2026-03-07')
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
])('the week of %s begins on %s', (date, monday) => expect(mondayOf(date)).toBe(monday))
