import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { second } from '#platform/time.ts'
import { deskQuery } from '../desk/queries.ts'
import { jobKey, jobsKey } from '../intake/invalidate-queries.ts'
import { jobVisitsRead } from '../intake/job-queries.ts'
import { leadQuery } from '../submissions/queries.ts'
import type { Entry } from './entry.ts'
import { newEntry } from './outbox.ts'
import { empty, outboxView } from './outbox-view.ts'
import { showReceived } from './show-received.ts'

const person = { id: '01930000-0000-7000-8000-0000000000b1', name: 'Ivy Reyes' }
const lead = { id: 'one', notes: [], steps: [], status: 'contacted', visit: null, outcome: null, revision: 1 }
const other = { ...lead, id: 'two' }
const readAt = Date.parse('2026-11-20T14:00:00Z')

test('a received step is on the desk and in its request at once, and what was read keeps its age', () => {
  const client = new QueryClient()
  const oneKey = leadQuery('one').queryKey
  client.setQueryData<unknown>(oneKey, lead, { updatedAt: readAt })
  client.setQueryData<unknown>(deskQuery.queryKey, { items: [lead, other], count: 2 }, { updatedAt: readAt })
  const step = {
    id: 'step',
    leadId: 'one',
    write: { kind: 'step', step: 'arrived' } as const,
    at: readAt + 1000,
  }
  showReceived(client, step, person)
  expect(client.getQueryData(oneKey)?.steps).toMatchObject([{ id: 'step', by: 'Ivy Reyes' }])
  const items = client.getQueryData(deskQuery.queryKey)?.items ?? []
  expect(items.map(({ steps }) => steps.length)).toEqual([1, 0])
  expect(items[1]).toBe(other)
  expect(client.getQueryState(deskQuery.queryKey)).toMatchObject({
    dataUpdatedAt: readAt,
    isInvalidated: true,
  })
})

test('a request that was never read is not made up', () => {
  const client = new QueryClient()
  const note = { id: 'note', leadId: 'one', write: { kind: 'note', text: 'Wet.' } as const, at: readAt }
  showReceived(client, note, person)
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('the visits of a job are read again with it, and what is to be done there', () => {
  const client = new QueryClient()
  const { queryKey } = jobVisitsRead('one')
  client.setQueryData(queryKey, { visits: [], items: [], is_mine: true })
  const write = { kind: 'item', text: 'Photos' } as const
  showReceived(client, { id: 'item', leadId: 'one', write, at: readAt }, person)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

const undo = { id: 'step', kind: 'arrived', step_at: '2026-11-20T14:00:00.000Z' } as const

test.each<[boolean, Entry['write']]>([
  [true, { kind: 'step', step: 'arrived' }],
  [true, { kind: 'undo_step', undo }],
  [true, { kind: 'job_change', revision: 1, changes: { pets: 'A dog' } }],
  [false, { kind: 'note', text: 'Wet.' }],
])('the job is read again, and that lists of jobs are is %s after %o', (areStale, write) => {
  const client = new QueryClient()
  const keys = [[...jobKey, 'one'], [...jobsKey]]
  for (const key of keys) client.setQueryData<unknown>(key, {})
  showReceived(client, { id: 'entry', leadId: 'one', write, at: readAt }, person)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, areStale])
})

test.each([
  ['just now', 0, [false, true]],
  ['a while ago', 10 * second, [true, true]],
])(
  'a request that was read %s, %d ms, is read again after each of its last two photos: %o',
  (_, age, isStale) => {
    onTestFinished(() => outboxView.set(empty))
    const photos = [aPhoto('a', 1), aPhoto('b', 2)]
    const read = photos.map((photo, nth) => {
      const client = new QueryClient()
      const { queryKey } = leadQuery('one')
      client.setQueryData<unknown>(queryKey, lead, { updatedAt: Date.now() - age })
      outboxView.set({ ...empty, entries: photos.slice(nth) })
      showReceived(client, photo, person)
      return client.getQueryState(queryKey)?.isInvalidated
    })
    expect(read).toEqual(isStale)
  },
)

function aPhoto(id: string, turn: number): Entry {
  const write = { kind: 'photo', name: `${id}.jpg`, sha256: id.repeat(64) } as const
  return newEntry({ id, leadId: 'one', write, at: readAt, customer: 'Ann Miller' }, { turn, now: readAt })
}
