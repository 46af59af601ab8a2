import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { clocks } from './stages/clocks.ts'
import { whatNow } from './now.ts'

const began = Date.parse('2026-11-10T11:52:00Z')
const after = (ms: number) => new Date(began + ms)
const due = (ms: number) => after(ms).toISOString()

function aJob(overrides: Partial<Parameters<typeof whatNow>[0]> = {}): Parameters<typeof whatNow>[0] {
  const limits = [10 * minute, 4 * hour, 8 * hour, 120 * hour]
  return {
    stage: 'contacted',
    side: null,
    side_since: null,
    side_reason: '',
    merged_into: null,
    facts: {},
    clocks: clocks.map(({ key }, nth) => ({
      key,
      due_at: due(limits[nth] ?? 0),
      reached_at: key === 'contacted' ? due(0) : null,
    })),
    next_visit: null,
    ...overrides,
  }
}
const visit = { id: 'v', on: '2026-11-10', from: '08:00', to: '10:00', people: [] }

test('a merged job leads to the other one, before anything else', () => {
  const merged_into = { id: 'o', number: 'MR-2611-009' }
  expect(whatNow(aJob({ merged_into, side: 'duplicate' }), after(0))).toEqual({
    rule: 'merged',
    into: 'MR-2611-009',
  })
})

test('a job on hold says since when and why', () => {
  const job = aJob({ side: 'on_hold', side_since: due(0), side_reason: 'Asbestos result due' })
  expect(whatNow(job, after(9 * hour))).toEqual({
    rule: 'aside',
    side: 'on_hold',
    since: due(0),
    reason: 'Asbestos result due',
  })
})

test('danger to people comes before a missed time, until a crew has been there', () => {
  const facts = { gas: 'yes', electricity: 'yes' } as const
  expect(whatNow(aJob({ facts }), after(9 * hour))).toEqual({
    rule: 'danger',
    hazards: [
      { value: 'electricity', label: 'Power near water' },
      { value: 'gas', label: 'Gas smell' },
    ],
  })
  expect(whatNow(aJob({ facts, stage: 'inspected' }), after(0)).rule).not.toBe('danger')
})

test('the first clock that is late is named', () => {
  expect(whatNow(aJob({ next_visit: visit }), after(5 * hour))).toEqual({
    rule: 'late',
    clock: 'inspected',
    due_at: due(4 * hour),
  })
})

test('whoever was not reached yet is called back', () => {
  const waiting = aJob({ stage: 'new' })
  const clocksNotStopped = waiting.clocks.map((clock) => ({ ...clock, reached_at: null }))
  expect(whatNow({ ...waiting, clocks: clocksNotStopped }, after(minute))).toEqual({
    rule: 'call-back',
    due_at: due(10 * minute),
  })
})

test('that a visit has to be planned and by when, and the next stage where one is', () => {
  expect(whatNow(aJob({ next_visit: visit }), after(hour))).toMatchObject({
    rule: 'next-stage',
    isVisitPlanned: true,
  })
  expect(whatNow(aJob(), after(hour))).toEqual({
    rule: 'plan-visit',
    clock: 'inspected',
    due_at: due(4 * hour),
  })
})

test('after the drying the next stage, and nothing once it is closed', () => {
  const done = { clocks: aJob().clocks.map((clock) => ({ ...clock, reached_at: due(0) })) }
  expect(whatNow(aJob({ stage: 'billed', ...done }), after(hour))).toEqual({
    rule: 'next-stage',
    stage: 'paid',
    isVisitPlanned: false,
  })
  expect(whatNow(aJob({ stage: 'closed' }), after(9 * hour))).toEqual({ rule: 'done' })
})
