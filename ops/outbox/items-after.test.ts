import { expect, test } from 'vitest'
import type { Write } from '#domain/sync/write.ts'
import type { VisitItem } from '#domain/visits/item.ts'
import { itemsAfter } from './items-after.ts'

const me = { id: 'ivy', name: 'Ivy Reyes' }
const at = Date.parse('2026-11-20T15:00:00Z')
const time = '2026-11-20T15:00:00.000Z'
const text = 'Photos of the ceiling'
const item: VisitItem = {
  id: 'photos',
  job_id: 'job',
  text,
  created_at: time,
  by: 'Ivy Reyes',
  done_at: null,
  done_by: null,
  done_visit_id: null,
  revision: 1,
}
const sent = (write: Write, id = 'entry') => ({ id, leadId: 'job', write, at })
const change = (done: boolean, revision: number, visit_id?: string) =>
  sent({ kind: 'item_change', item_id: 'photos', done, revision, text, ...(visit_id && { visit_id }) })

test('an item that was added here is in the list once, by whoever added it', () => {
  const added = sent({ kind: 'item', text }, 'photos')
  const after = itemsAfter([], added, me)
  expect(after).toEqual([item])
  expect(itemsAfter(after, added, me)).toBe(after)
})

test('what is done to an item goes on top of what was done to it before', () => {
  const done = itemsAfter([item], change(true, 1, 'visit'), me)
  const mark = { done_at: time, done_by: 'Ivy Reyes', done_visit_id: 'visit' }
  expect(done).toEqual([{ ...item, ...mark, revision: 2 }])
  expect(itemsAfter(done, change(false, 2), me)).toEqual([{ ...item, revision: 3 }])
})

test('an item that the server has so already, or that someone else changed since, stays as it was read', () => {
  const done = [{ ...item, done_at: time, done_by: 'Theo Finch', revision: 2 }]
  expect(itemsAfter(done, change(true, 1), me)).toBe(done)
  const reopened = [{ ...item, revision: 3 }]
  expect(itemsAfter(reopened, change(true, 1), me)).toBe(reopened)
  expect(itemsAfter(done, sent({ kind: 'note', text: 'Wet.' }), me)).toBe(done)
})
