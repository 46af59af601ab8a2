import { expect, test } from 'vitest'
import { isHappeningNow } from './happening-now.ts'
import type { LeadStatus } from './lead.ts'

const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }

test.each<[LeadStatus, typeof visit | null, boolean]>([
  ['new', null, true],
  ['contacted', null, true],
  ['new', visit, false],
  ['scheduled', visit, false],
  ['scheduled', null, false],
  ['closed', null, false],
])('a flood that is %s with the visit %j happens now: %s', (status, visit, isNow) => {
  expect(isHappeningNow({ urgency: 0, status, visit })).toBe(isNow)
  expect(isHappeningNow({ urgency: 1, status, visit })).toBe(false)
})
