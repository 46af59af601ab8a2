import { expect, test } from 'vitest'
import { newEntry } from '../outbox/outbox.ts'
import { stepsOfToday } from './visit-steps.ts'

const now = new Date('2026-11-20T15:00:00Z')
const id = '01930000-0000-7000-8000-0000000000a1'
const step = (kind: 'arrived' | 'on_my_way', at: string, received_at = at) => ({
  id: kind,
  kind,
  at,
  received_at,
  by: 'Ivy',
})

test('today’s steps are those of the server and of this device together, in the order in which they were taken', () => {
  const unsent = newEntry(
    { id, leadId: id, customer: 'Ann', write: { kind: 'step', step: 'departed' }, at: now.getTime() },
    { turn: 1, now: now.getTime() },
  )
  const shown = stepsOfToday(
    [
      step('arrived', '2026-11-20T14:11:00Z', '2026-11-20T14:40:00Z'),
      step('on_my_way', '2026-11-20T13:50:00Z'),
      step('on_my_way', '2026-11-19T13:50:00Z'),
    ],
    [unsent],
    now,
  )
  expect(shown.map(({ kind, isUnsent, receivedAt }) => [kind, isUnsent, receivedAt?.toISOString()])).toEqual([
    ['on_my_way', false, undefined],
    ['arrived', false, '2026-11-20T14:40:00.000Z'],
    ['departed', true, undefined],
  ])
})

test('a step that was sent and is not yet removed here is shown once', () => {
  const at = now.getTime()
  const sent = newEntry(
    { id, leadId: id, customer: 'Ann', write: { kind: 'step', step: 'arrived' }, at },
    { turn: 1, now: at },
  )
  const known = { ...step('arrived', now.toISOString()), id }
  expect(stepsOfToday([known], [sent], now)).toHaveLength(1)
})
