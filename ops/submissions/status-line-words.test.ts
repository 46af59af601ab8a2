import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { isVisitOverdue, shortStatusLineWords, statusLineWords } from './status-line-words.ts'

const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }
const before = new Date('2026-11-24T14:00:00Z')
const assigned_to = { id: 'm', name: 'Marcus Wren' }

test('a request says when someone comes and who, or how it ended', () => {
  const lead = { status: 'scheduled', visit, outcome: null, assigned_to } as const
  expect(statusLineWords(lead, before, en)).toBe('Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren')
  expect(shortStatusLineWords(lead, before, en)).toBe('Tue, Nov 24, 8–10 AM')
  expect(statusLineWords({ ...lead, visit: null }, before, en)).toBe('Scheduled, no time set')
  const closed = { ...lead, status: 'closed', outcome: 'not-reached' } as const
  expect(statusLineWords(closed, before, en)).toBe('Closed: Could not reach')
  expect(shortStatusLineWords(closed, before, en)).toBe('Could not reach')
  expect(statusLineWords({ ...closed, outcome: null }, before, en)).toBe('')
})

test('a visit whose time has passed without the status moving was due', () => {
  const lead = { status: 'scheduled', visit, outcome: null, assigned_to } as const
  const sameDay = new Date('2026-11-24T15:00:00Z')
  const later = new Date('2026-11-25T14:00:00Z')
  expect(shortStatusLineWords(lead, sameDay, en)).toBe('Visit was due 8–10 AM')
  expect(statusLineWords(lead, later, en)).toBe('Visit was due Tue, Nov 24, 8–10 AM, Marcus Wren')
  expect([before, sameDay].map((now) => isVisitOverdue(lead, now))).toEqual([false, true])
  expect(isVisitOverdue({ ...lead, status: 'closed' }, later)).toBe(false)
})
