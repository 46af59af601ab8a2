import { expect, test } from 'vitest'
import { isCallWaitingTooLong, waitsTooLong } from './first-call.ts'

const now = new Date('2026-11-20T15:00:00Z')

test('a new request is overdue after five minutes; one that was answered, canceled, or is quarantined, never', () => {
  const received_at = '2026-11-20T14:54:59.000Z'
  const lead = { status: 'new', received_at, quarantined: false, cancelled_at: null } as const
  expect(isCallWaitingTooLong(lead, now)).toBe(true)
  expect(isCallWaitingTooLong({ ...lead, received_at: '2026-11-20T14:55:00.000Z' }, now)).toBe(false)
  expect(isCallWaitingTooLong({ ...lead, status: 'contacted' }, now)).toBe(false)
  expect(isCallWaitingTooLong({ ...lead, quarantined: true }, now)).toBe(false)
  expect(isCallWaitingTooLong({ ...lead, cancelled_at: '2026-11-20T14:58:00.000Z' }, now)).toBe(false)
})

test('who waits longer than five minutes waits too long', () => {
  const since = '2026-11-20T12:00:00.000Z'
  const after = (seconds: number) => waitsTooLong(since, new Date(Date.parse(since) + seconds * 1000))
  expect([after(300), after(301)]).toEqual([false, true])
})
