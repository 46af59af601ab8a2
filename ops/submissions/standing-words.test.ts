import { expect, test } from 'vitest'
import { shortStandingWords, standingWords } from './standing-words.ts'

const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }
const assigned_to = { id: 'm', name: 'Marcus Wren' }

test('a request says when someone comes and who, or how it ended', () => {
  const lead = { status: 'scheduled', visit, outcome: null, assigned_to } as const
  expect(standingWords(lead)).toBe('Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren')
  expect(shortStandingWords(lead)).toBe('Tue, Nov 24, 8–10 AM')
  expect(standingWords({ ...lead, visit: null })).toBe('Scheduled, without a time')
  const closed = { ...lead, status: 'closed', outcome: 'not-reached' } as const
  expect(standingWords(closed)).toBe('Closed: Could not reach')
  expect(shortStandingWords(closed)).toBe('Could not reach')
  expect(standingWords({ ...closed, outcome: null })).toBe('')
})
