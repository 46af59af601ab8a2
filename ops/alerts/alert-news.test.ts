import { expect, test } from 'vitest'
import type { CallAlert, UnclaimedAlert } from '#domain/alerts/alert.ts'
import { aCallAlert, anUnclaimedAlert } from './alerts.fixture.ts'
import { tell } from './alert-news.tsx'

const seeing = (open: readonly UnclaimedAlert[], calls: readonly CallAlert[] = []) => ({ open, calls })
const [ann, bert] = [anUnclaimedAlert('Ann'), anUnclaimedAlert('Bert')]

test('what was there first is no news, and what comes is announced once', () => {
  const first = tell(null, seeing([ann]))
  expect(first?.words).toBe('')
  const second = tell(first, seeing([ann, bert]))
  expect(second?.words).toBe('New alert: Bert, Burst or leaking pipe, Salem.')
  expect(tell(second, seeing([bert, ann]))).toBe(second)
  const nameless = anUnclaimedAlert('Cleo', { name: null })
  expect(tell(second, seeing([ann, bert, nameless]))?.words).toBe(
    'New alert: name not given, Burst or leaking pipe, Salem.',
  )
})

test('an alert that did not reach the person yet is announced when it does', () => {
  const others = seeing([anUnclaimedAlert('Ann', { reached_me: false })])
  const before = tell(null, others)
  expect(tell(before, others)?.words).toBe('')
  expect(tell(before, seeing([ann]))?.words).toContain('Ann')
})

test('a call for the office is announced with who needs it and why, and not once someone took it', () => {
  const before = tell(null, seeing([]))
  const call = aCallAlert('1')
  expect(tell(before, seeing([], [call]))?.words).toBe('Ivy Starling needs the office: Nora, Salem.')
  const taken = { ...call, taken_by: 'Bo', taken_at: call.at }
  expect(tell(before, seeing([], [taken]))).toBe(before)
})
