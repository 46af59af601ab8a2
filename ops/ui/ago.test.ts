import { expect, test } from 'vitest'
import { agoWords } from './ago.ts'

const now = new Date('2026-11-20T15:00:00Z')

test.each([
  ['2026-11-20T14:59:30Z', 'Just now'],
  ['2026-11-20T15:00:40Z', 'Just now'],
  ['2026-11-20T14:58:00Z', '2 min'],
  ['2026-11-20T14:00:01Z', '59 min'],
  ['2026-11-20T14:00:00Z', '1 h'],
  ['2026-11-20T13:48:00Z', '1 h 12'],
  ['2026-11-20T12:55:00Z', '2 h 05'],
  ['2026-11-20T10:10:00Z', '4 h'],
  ['2026-11-19T15:00:01Z', '23 h'],
  ['2026-11-19T14:00:00Z', 'Yesterday'],
  ['2026-11-18T22:00:00Z', '2 days'],
  ['2026-11-06T15:00:01Z', '14 days'],
  ['2026-11-03T09:00:00Z', 'Nov 3'],
])('what happened at %s is "%s" ago', (at, words) => {
  expect(agoWords(new Date(at), now)).toBe(words)
})

test('"Yesterday" is the company\'s yesterday, not that of the clock in Greenwich', () => {
  const justAfterMidnight = new Date('2026-11-20T05:10:00Z')
  expect(agoWords(new Date('2026-11-19T04:30:00Z'), justAfterMidnight)).toBe('2 days')
  expect(agoWords(new Date('2026-11-19T05:05:00Z'), justAfterMidnight)).toBe('Yesterday')
})
