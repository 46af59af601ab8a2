import { expect, test } from 'vitest'
import type { Entry } from '../outbox/entry.ts'
import { newEntry } from '../outbox/outbox.ts'
import { dayStops } from './day-stops.ts'

const now = new Date('2026-11-24T17:00:00.000Z')
const id = '01930000-0000-7000-8000-0000000000a1'
const lead = {
  status: 'scheduled' as const,
  outcome: null,
  revision: 1,
  notes: [],
  steps: [],
  visit: { on: '2026-11-24', from: '08:00', to: '10:00' },
  visit_left: false,
  has_job: true,
  hold: null,
}

function aStep(turn: number): Entry {
  const write = { kind: 'step', step: 'arrived' } as const
  return newEntry({ id, leadId: id, customer: 'Ann', write, at: now.getTime() }, { turn, now: now.getTime() })
}

test('the stop of a request stays the same object until what is known of it, what was done here or the day changes', () => {
  const stopOf = dayStops<typeof lead>()
  const moment = { now, clockError: 0 }
  const none: Entry[] = []
  const before = stopOf(lead, none, moment)
  expect(before.isUnderWay).toBe(false)
  expect(stopOf(lead, none, { ...moment })).toBe(before)
  expect(stopOf(lead, [aStep(1)], moment)).toMatchObject({ isUnderWay: true, steps: [{ kind: 'arrived' }] })
  const tomorrow = { ...moment, now: new Date('2026-11-25T17:00:00.000Z') }
  expect(stopOf(lead, [aStep(1)], tomorrow).isUnderWay).toBe(false)
  expect(stopOf({ ...lead, visit_left: true }, none, moment).isLeft).toBe(true)
})
