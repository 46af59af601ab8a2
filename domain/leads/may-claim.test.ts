import { expect, test } from 'vitest'
import { leadStatuses } from './lead-states.ts'
import { whyNotClaim } from './may-claim.ts'
import { mayDispatch } from './may-dispatch.ts'

test('anyone may claim what is nobody’s, open and not in quarantine, and nothing else', () => {
  for (const status of leadStatuses)
    for (const quarantined of [false, true])
      for (const assigned_to of [null, 'ann']) {
        const lead = { status, quarantined, assigned_to }
        const isFree = status !== 'closed' && !quarantined && assigned_to === null
        expect(whyNotClaim(lead) === null, JSON.stringify(lead)).toBe(isFree)
      }
})

test('of several reasons the one is told that says the most', () => {
  const lead = { status: 'closed', quarantined: true, assigned_to: 'ann' } as const
  expect(whyNotClaim(lead)).toBe('claimed')
  expect(whyNotClaim({ ...lead, assigned_to: null })).toBe('quarantined')
  expect(whyNotClaim({ ...lead, assigned_to: null, quarantined: false })).toBe('closed')
})

test('what is held in quarantine is not dispatched', () => {
  expect([true, false].map((quarantined) => mayDispatch({ quarantined }))).toEqual([false, true])
})
