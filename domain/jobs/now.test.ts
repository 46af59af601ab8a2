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
    stage_since: due(0),
    side: null,
    side_since: null,
    side_reason: '',
    merged_into: null,
    clocks: clocks.map(({ key }, nth) => ({
      key,
      due_at: due(limits[nth] ?? 0),
      reached_at: key === 'contacted' ? due(0) : null,
      proof: 'held' as const,
    })),
    next_visit: null,
    crew: nobody,
    payment: null,
    ...overrides,
  }
}
const nobody = { on_my_way_at: null, arrived_at: null, left_at: null }
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

const ivy = { id: 'i', name: 'Ivy Starling' }
const paper = { clocks: aJob().clocks.map((clock) => ({ ...clock, reached_at: due(0) })) }
const inspection = { clock: 'inspected', due_at: due(4 * hour) } as const
const start = { clock: 'started', due_at: due(8 * hour) } as const
const inspected = aJob().clocks.map((clock, nth) => ({ ...clock, reached_at: nth < 2 ? due(0) : null }))
const later = { ...visit, from: '16:00', to: '18:00' }

test.each<[string, Parameters<typeof aJob>[0], number, ReturnType<typeof whatNow>]>([
  ['no visit', {}, hour, { rule: 'plan-visit', ...inspection }],
  [
    'a visit in time',
    { next_visit: visit },
    hour,
    { rule: 'next-stage', stage: 'dispatched', due: inspection },
  ],
  // 08:00 in Ohio is 13:00 UTC, 68 minutes after it began.
  [
    'a visit of today, soon',
    { next_visit: { ...visit, people: [ivy] } },
    45 * minute,
    {
      rule: 'next-visit',
      people: ['Ivy Starling'],
      at: '2026-11-10T13:00:00.000Z',
      isDue: true,
      due: inspection,
    },
  ],
  [
    'a visit of today, later',
    { next_visit: { ...visit, people: [ivy] } },
    10 * minute,
    {
      rule: 'next-visit',
      people: ['Ivy Starling'],
      at: '2026-11-10T13:00:00.000Z',
      isDue: false,
      due: inspection,
    },
  ],
  [
    'a visit of another day',
    { next_visit: { ...visit, on: '2026-11-11', people: [ivy] }, clocks: inspected },
    hour,
    { rule: 'visit-too-late', ...start },
  ],
  ['a visit after the limit', { next_visit: later }, hour, { rule: 'visit-too-late', ...inspection }],
  [
    'on the way, though late',
    { next_visit: { ...visit, people: [ivy] }, crew: { ...nobody, on_my_way_at: due(22 * hour) } },
    23 * hour,
    { rule: 'on-the-way', people: ['Ivy Starling'], since: due(22 * hour), due: inspection },
  ],
  [
    'at the house',
    {
      stage: 'inspected',
      clocks: inspected,
      next_visit: { ...visit, people: [ivy] },
      crew: { ...nobody, on_my_way_at: due(0), arrived_at: due(hour) },
    },
    2 * hour,
    { rule: 'there', people: ['Ivy Starling'], since: due(hour), stage: 'authorized', due: start },
  ],
  [
    'left without the next step',
    { stage: 'inspected', clocks: inspected, crew: { ...nobody, left_at: due(hour) } },
    2 * hour,
    { rule: 'crew-left', at: due(hour), stage: 'authorized' },
  ],
  [
    'left before it came here',
    { stage: 'inspected', clocks: inspected, crew: { ...nobody, left_at: due(-hour) } },
    2 * hour,
    { rule: 'plan-visit', ...start },
  ],
  [
    'left, and someone has to come again',
    { stage: 'authorized', clocks: inspected, crew: { ...nobody, left_at: due(hour) } },
    2 * hour,
    { rule: 'plan-visit', ...start },
  ],
  [
    'billed, nothing charged',
    { stage: 'billed', ...paper, payment: 'none-charged' },
    hour,
    { rule: 'not-charged' },
  ],
  [
    'billed, not paid',
    { stage: 'billed', ...paper, payment: 'owed' },
    hour,
    { rule: 'not-paid', since: due(0) },
  ],
  ['billed and paid', { stage: 'billed', ...paper, payment: 'settled' }, hour, { rule: 'all-paid' }],
  [
    'billed, for who may not see amounts',
    { stage: 'billed', ...paper },
    hour,
    { rule: 'next-stage', stage: 'paid', due: null },
  ],
  ['closed', { stage: 'closed' }, 9 * hour, { rule: 'done' }],
])('%s', (_what, told, after_ms, said) => {
  expect(whatNow(aJob(told), after(after_ms))).toEqual(said)
})
