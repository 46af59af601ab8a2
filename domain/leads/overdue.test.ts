import { expect, test } from 'vitest'
import { isOverdue, waitsTooLong } from './overdue.ts'

const now = new Date('2026-11-20T15:00:00Z')

test('a new request is overdue after five minutes; one that was answered, or is set apart, never', () => {
  const quarantined = false
  const fiveMinutesAgo = '2026-11-20T14:55:00.000Z'
  const longer = '2026-11-20T14:54:59.000Z'
  expect(isOverdue({ status: 'new', received_at: fiveMinutesAgo, quarantined }, now)).toBe(false)
  expect(isOverdue({ status: 'new', received_at: longer, quarantined }, now)).toBe(true)
  expect(isOverdue({ status: 'contacted', received_at: longer, quarantined }, now)).toBe(false)
  expect(isOverdue({ status: 'new', received_at: longer, quarantined: true }, now)).toBe(false)
})

test('who waits longer than five minutes waits too long', () => {
  const since = '2026-11-20T12:00:00.000Z'
  const after = (seconds: number) => waitsTooLong(since, new Date(Date.parse(since) + seconds * 1000))
  expect([after(300), after(301)]).toEqual([false, true])
})
