import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import type { BoardJob, BoardLead } from './board/board.ts'
import { longestWait } from './board/board-stages.ts'
import { standingOf } from './standing.ts'

const now = new Date('2026-11-13T13:42:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const ivy = { id: '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11', name: 'Ivy Starling' }
const visit = { id: ivy.id, on: '2026-11-13', from: '09:30', to: '10:30', people: [ivy] }

function aJob(told: Partial<BoardJob>): BoardJob {
  const due = (key: BoardJob['clocks'][number]['key']) => ({
    key,
    due_at: ago(-hour),
    reached_at: null,
    proof: 'held' as const,
  })
  return {
    kind: 'job',
    id: ivy.id,
    number: 'MR-2611-014',
    name: 'Nora Trillium',
    phone: '+13305550117',
    town: 'Boardman',
    loss_type: 'water',
    priority: 2,
    urgency: 2,
    hazards: [],
    carrier: null,
    stage: 'drying',
    stage_since: ago(2 * day),
    side: null,
    side_since: null,
    side_reason: '',
    clocks: [due('contacted'), due('inspected'), due('started'), due('completed')],
    assigned_to: ivy,
    next_visit: visit,
    created_at: ago(3 * day),
    revision: 1,
    ...told,
  }
}

function aLead(told: Partial<BoardLead>): BoardLead {
  const { id, name, phone, town, loss_type, assigned_to } = aJob({})
  const clocks = [
    { key: 'contacted' as const, due_at: ago(28 * minute), reached_at: null, proof: 'held' as const },
  ]
  const stage_since = ago(38 * minute)
  const row = { id, name, phone, town, loss_type, assigned_to, clocks, stage_since }
  return { kind: 'lead', reference: 'K7M4QX', urgency: 3, stage: 'new', is_canceled: false, ...row, ...told }
}

test('a job with time left, a visit and a crew has nothing wrong', () => {
  expect(standingOf(aJob({}), 7 * day, now)).toEqual({
    ms: 2 * day,
    isLate: false,
    isWaitingTooLong: false,
    wrong: null,
  })
})

test.each(['contacted', 'inspected', 'started', 'completed'] as const)('it is late: %s', (key) => {
  const clocks = [{ key, due_at: ago(12 * minute), reached_at: null, proof: 'held' as const }]
  expect(standingOf(aJob({ clocks, next_visit: null }), 1, now)).toMatchObject({
    isLate: true,
    wrong: { rule: 'late', clock: key, ms: 12 * minute },
  })
})

test('what was late and is done is late no more', () => {
  const clocks = [
    { key: 'contacted' as const, due_at: ago(2 * hour), reached_at: ago(hour), proof: 'held' as const },
  ]
  expect(standingOf(aJob({ clocks }), null, now)).toMatchObject({ isLate: false, wrong: null })
})

test('a request has the clock of its first call, until its customer needs no help any more', () => {
  expect(standingOf(aLead({}), null, now).wrong).toEqual({
    rule: 'late',
    clock: 'contacted',
    ms: 28 * minute,
  })
  expect(standingOf(aLead({ is_canceled: true }), null, now)).toMatchObject({
    isLate: false,
    wrong: { rule: 'canceled' },
  })
})

test('on hold it says why, and no clock counts', () => {
  const clocks = [
    { key: 'inspected' as const, due_at: ago(2 * hour), reached_at: null, proof: 'held' as const },
  ]
  const held = aJob({ clocks, side: 'on_hold', side_since: ago(6 * day), side_reason: 'Asbestos result due' })
  expect(standingOf(held, longestWait('on_hold', null), now)).toEqual({
    ms: 6 * day,
    isLate: false,
    isWaitingTooLong: true,
    wrong: { rule: 'on-hold', reason: 'Asbestos result due' },
  })
})

test('someone has to go there, and no visit or no crew is planned', () => {
  const wrong = (told: Partial<BoardJob>) => standingOf(aJob(told), null, now).wrong
  for (const stage of ['dispatched', 'authorized', 'mitigating', 'drying'] as const)
    expect([stage, wrong({ stage, next_visit: null })]).toEqual([stage, { rule: 'no-visit' }])
  for (const stage of ['new', 'contacted', 'inspected', 'dry', 'docs_complete', 'billed', 'paid'] as const)
    expect([stage, wrong({ stage, next_visit: null })]).toEqual([stage, null])
  expect(wrong({ next_visit: { ...visit, people: [] } })).toEqual({ rule: 'no-crew' })
})

test('longer in its stage than twice the usual time it waits too long, and a bill longer than 30 days', () => {
  expect(
    standingOf(aJob({ stage: 'docs_complete' }), longestWait('docs_complete', 23 * hour), now),
  ).toMatchObject({ isWaitingTooLong: true, wrong: { rule: 'waiting', stage: 'docs_complete', ms: 2 * day } })
  expect(standingOf(aJob({ stage: 'docs_complete' }), longestWait('docs_complete', day), now)).toMatchObject({
    isWaitingTooLong: false,
  })
  const billed = aJob({ stage: 'billed', stage_since: ago(31 * day) })
  expect(standingOf(billed, longestWait('billed', 18 * day), now).wrong).toEqual({
    rule: 'waiting',
    stage: 'billed',
    ms: 31 * day,
  })
  expect(longestWait('billed', null)).toBe(30 * day)
  expect(longestWait('paid', null)).toBe(null)
})

test('a request that is scheduled waits for its visit, however long ago its customer was called', () => {
  const scheduled = aLead({ stage: 'dispatched', stage_since: ago(10 * day), clocks: [] })
  expect(standingOf(scheduled, day, now)).toMatchObject({ isWaitingTooLong: false, wrong: null })
})
