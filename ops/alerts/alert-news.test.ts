import { expect, test } from 'vitest'
import type { UnclaimedAlert } from '#domain/alerts/alert.ts'
import { tell } from './alert-news.tsx'

function anAlert(name: string, reached_me = true): UnclaimedAlert {
  return {
    lead_id: name,
    name,
    reference: '',
    phone: '',
    loss: 'burst-pipe',
    service: 'water-damage',
    urgency: 0,
    is_happening_now: true,
    town: 'Salem',
    received_at: '2026-11-22T07:08:00.000Z',
    message: '',
    reached_me,
    told: [],
    next: null,
  }
}

test('what was there first is no news, and what comes is announced once', () => {
  const first = tell(null, [anAlert('Ann')])
  expect(first?.words).toBe('')
  const second = tell(first, [anAlert('Ann'), anAlert('Bert')])
  expect(second?.words).toBe('New alert: Bert, Burst or leaking pipe, Salem.')
  expect(tell(second, [anAlert('Bert'), anAlert('Ann')])).toBe(second)
})

test('an alert that did not reach the person yet is announced when it does', () => {
  const before = tell(null, [anAlert('Ann', false)])
  expect(tell(before, [anAlert('Ann', false)])?.words).toBe('')
  expect(tell(before, [anAlert('Ann')])?.words).toContain('Ann')
})
