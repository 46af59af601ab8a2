import { expect, test } from 'vitest'
import type { Write } from '#domain/sync/write.ts'
import type { EntryState } from '../../store/stored-entry.ts'
import { aVisit } from '../visits/a-visit.fixture.ts'
import { aJobFile } from './a-job-file.fixture.ts'
import {
  unsentCode,
  hasUnsentMove,
  itemsAsDone,
  jobAsDone,
  unsentFacts,
  unsentItems,
  visitsAsDone,
} from './job-as-done.ts'

const ivy = { id: 'ivy', name: 'Ivy Reyes' }
const at = Date.parse('2026-11-20T14:00:00Z')

function entry(write: Write, state: EntryState = 'waiting') {
  return { id: 'entry', leadId: 'job', write, state, at }
}
const change = (changes: Record<string, unknown>): Write => ({ kind: 'job_change', revision: 1, changes })

test('what was changed here stands on top of the stored file, and is named', () => {
  const job = aJobFile({ name: 'Nora Trillium', town: 'Boardman', pets: 'A dog', loss_type: 'water' })
  const unsent = [
    entry(change({ pets: null, town: 'Canfield', year_built: 1974 })),
    entry(change({ name: 'N. Trillium' }), 'sending'),
    entry({ kind: 'job_category', category: 2, reason: 'Dishwasher' }),
    entry({ kind: 'access_code', code: '4711' }),
  ]
  const done = jobAsDone(job, unsent, ivy)
  expect(done).toMatchObject({ name: 'N. Trillium', town: 'Canfield', loss_type: 'water' })
  expect(done.facts).toEqual({
    name: 'N. Trillium',
    town: 'Canfield',
    loss_type: 'water',
    year_built: 1974,
  })
  expect(done.categories.at(-1)).toMatchObject({ category: 2, by: 'Ivy Reyes' })
  expect([...unsentFacts(unsent)]).toEqual(['pets', 'town', 'year_built', 'name'])
  expect(unsentCode(unsent)).toBe('entered')
})

test('whoever arrived by this device alone is at the house, until they left', () => {
  const job = aJobFile({})
  const told = [entry({ kind: 'step', step: 'on_my_way' }), entry({ kind: 'step', step: 'arrived' })]
  const since = '2026-11-20T14:00:00.000Z'
  expect(jobAsDone(job, told, ivy).crew).toEqual({ on_my_way_at: since, arrived_at: since, left_at: null })
  const left = [...told, entry({ kind: 'step', step: 'departed' })]
  expect(jobAsDone(job, left, ivy).crew).toEqual({ on_my_way_at: null, arrived_at: null, left_at: since })
})

test('a code that was removed here is no code that was entered, and of several changes the last counts', () => {
  const [code, removal] = [
    entry({ kind: 'access_code', code: '4711' }),
    entry({ kind: 'access_code', code: null }),
  ]
  expect(unsentCode([code, removal])).toBe('removed')
  expect(unsentCode([removal, code])).toBe('entered')
  expect(unsentCode([entry({ kind: 'access_code', code: null }, 'discarded')])).toBeNull()
})

test('what someone was quicker with, or the office sent back, is not shown as if it were so', () => {
  const job = aJobFile({ name: 'Nora Trillium', pets: 'A dog' })
  const unsent = [entry(change({ pets: 'None' }), 'clash'), entry(change({ pets: 'Two' }), 'sent_back')]
  expect(jobAsDone(job, unsent, ivy)).toBe(job)
  expect(unsentFacts(unsent).size).toBe(0)
})

test('where someone left both of their visits of the day, a step belongs to the one that they left last, as at the office', () => {
  const people = [{ ...ivy, override_reason: '' }]
  const left = (id: string, departed_at: string) => aVisit(id, '2026-11-20', { people, departed_at })
  const visits = [left('morning', '2026-11-20T13:30:00.000Z'), left('noon', '2026-11-20T13:00:00.000Z')]
  const [morning, noon] = visitsAsDone(visits, [entry({ kind: 'step', step: 'departed' })], ivy)
  expect(morning?.departed_at).toBe('2026-11-20T14:00:00.000Z')
  expect(noon).toEqual(visits[1])
})

test('a step is shown at the visit that it names, or at theirs of that day, and one that was taken back is not', () => {
  const people = [{ ...ivy, override_reason: '' }]
  const visits = [
    aVisit('others', '2026-11-20'),
    aVisit('mine', '2026-11-20', { people }),
    aVisit('later', '2026-11-21', { people }),
  ]
  const stepped = visitsAsDone(
    visits,
    [
      entry({ kind: 'step', step: 'on_my_way' }),
      entry({ kind: 'step', step: 'arrived', visit_id: 'later' }),
      entry({ kind: 'step', step: 'needs_office' }),
    ],
    ivy,
  )
  expect(stepped.map(({ on_my_way_at, arrived_at, unsent }) => [on_my_way_at, arrived_at, unsent])).toEqual([
    [null, null, undefined],
    ['2026-11-20T14:00:00.000Z', null, true],
    [null, '2026-11-20T14:00:00.000Z', true],
  ])
  const undo = { id: 'step', kind: 'on_my_way', step_at: '2026-11-20T14:00:00Z' } as const
  const [, mine] = visitsAsDone(stepped, [entry({ kind: 'undo_step', undo })], ivy)
  expect(mine?.on_my_way_at).toBeNull()
})

test('what was added and checked off here stands in the list, and what the office sent back does not', () => {
  const text = 'Photos'
  const mark = { kind: 'item_change', item_id: 'entry', revision: 1, done: true, text } as const
  const [added, done] = [entry({ kind: 'item', text }), { ...entry(mark, 'sending'), id: 'mark' }]
  const unsent = [added, done, { ...entry({ kind: 'item', text: 'Key' }, 'sent_back'), id: 'key' }]
  const received: typeof unsent = []
  const shown = [{ id: 'entry', text, done_by: 'Ivy Reyes' }]
  expect(itemsAsDone([], { received, unsent }, ivy)).toMatchObject(shown)
  expect(itemsAsDone([], { received: [added, done], unsent: [] }, ivy)).toMatchObject(shown)
  expect([...unsentItems(unsent)]).toEqual([['entry', done]])
})

test('an arrival that was told here is there for the next stage, and a way back stands with its reason', () => {
  const job = aJobFile({}, { stage: 'dispatched', met_gates: ['visit-planned'] })
  const back = entry({ kind: 'job_stage', stage: 'contacted', revision: 1, reason: 'Wrong job' })
  const done = jobAsDone(job, [entry({ kind: 'step', step: 'arrived' }), back], ivy)
  expect(done.met_gates).toEqual(['visit-planned', 'arrived'])
  expect(done.stages.at(-1)).toMatchObject({ stage: 'contacted', back_reason: 'Wrong job' })
})

test('a job that was moved or put aside here stands there, and each move is made on top of the one before it', () => {
  const job = aJobFile({}, { stage: 'mitigating' })
  const to = (stage: 'drying' | 'dry') => entry({ kind: 'job_stage', stage, revision: 1 })
  const reason = 'Waiting for a test result'
  const hold = entry({ kind: 'job_side', side: 'on_hold', reason, revision: 1 })
  const unsent = [to('drying'), to('dry'), hold]
  const done = jobAsDone(job, unsent, ivy)
  const since = '2026-11-20T14:00:00.000Z'
  expect(done).toMatchObject({ stage: 'dry', stage_since: since, side: 'on_hold', side_reason: reason })
  expect(done.stages.map(({ stage, left_at, by }) => [stage, left_at, by])).toEqual([
    ['drying', since, 'Ivy Reyes'],
    ['dry', null, 'Ivy Reyes'],
  ])
  const resumed = [...unsent, entry({ kind: 'job_side', side: null, revision: 1 })]
  expect(jobAsDone(job, resumed, ivy)).toMatchObject({ side: null, side_since: null, side_reason: '' })
  expect(hasUnsentMove(unsent)).toBe(true)
  expect(hasUnsentMove([entry({ kind: 'job_stage', stage: 'dry', revision: 1 }, 'clash')])).toBe(false)
})
