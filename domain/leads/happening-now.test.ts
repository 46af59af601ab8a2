import { expect, test } from 'vitest'
import { isHappeningNow } from './happening-now.ts'
import type { LeadStatus } from './lead-states.ts'

const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }

test.each<[LeadStatus, typeof visit | null, boolean]>([
  ['new', null, true],
  ['contacted', null, true],
  ['new', visit, false],
  ['scheduled', visit, false],
  ['scheduled', null, false],
  ['closed', null, false],
])('a flood that is %s with the visit %j happens now: %s', (status, visit, isNow) => {
  const lead = { urgency: 0, status, visit, cancelled_at: null }
  expect(isHappeningNow(lead)).toBe(isNow)
  expect(isHappeningNow({ ...lead, urgency: 1 })).toBe(false)
  expect(isHappeningNow({ ...lead, cancelled_at: '2026-11-20T14:58:00.000Z' })).toBe(false)
})
