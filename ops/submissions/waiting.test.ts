import { expect, test } from 'vitest'
import { isOverdue, waitingWords } from './waiting.ts'

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
])('a request of %s has waited "%s"', (receivedAt, words) => {
  expect(waitingWords(new Date(receivedAt), now)).toBe(words)
})

test('"Yesterday" is the company\'s yesterday, not that of the clock in Greenwich', () => {
  const justAfterMidnight = new Date('2026-11-20T05:10:00Z')
  expect(waitingWords(new Date('2026-11-19T04:30:00Z'), justAfterMidnight)).toBe('2 days')
  expect(waitingWords(new Date('2026-11-19T05:05:00Z'), justAfterMidnight)).toBe('Yesterday')
})

test('a new request is overdue after five minutes; one that was answered, or is set apart, never', () => {
  const quarantined = false
  const fiveMinutesAgo = '2026-11-20T14:55:00.000Z'
  const longer = '2026-11-20T14:54:59.000Z'
  expect(isOverdue({ status: 'new', received_at: fiveMinutesAgo, quarantined }, now)).toBe(false)
  expect(isOverdue({ status: 'new', received_at: longer, quarantined }, now)).toBe(true)
  expect(isOverdue({ status: 'contacted', received_at: longer, quarantined }, now)).toBe(false)
  expect(isOverdue({ status: 'new', received_at: longer, quarantined: true }, now)).toBe(false)
})
