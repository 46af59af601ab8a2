import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { itemClashOf, onTopOf } from './item-clash.ts'

const text = 'Photos of the ceiling'
const current = {
  id: newId(),
  job_id: newId(),
  text,
  created_at: '2026-11-20T15:00:00.000Z',
  by: 'Ivy Reyes',
  done_at: null,
  done_by: null,
  done_visit_id: null,
  revision: 3,
}
const write = { kind: 'item_change', item_id: current.id, done: true, revision: 1, text } as const

test('what someone was quicker with can go on top of what the server has', () => {
  const clash = itemClashOf({ state: 'clash', write, current })
  expect(clash).toEqual({ write, current })
  expect(clash && onTopOf(clash)).toEqual({ ...write, revision: 3 })
})

test('what does not clash, is nothing to be done, or is not known has no two versions', () => {
  expect(itemClashOf({ state: 'waiting', write, current })).toBeNull()
  expect(itemClashOf({ state: 'clash', write, current: { id: current.id } })).toBeNull()
  expect(itemClashOf({ state: 'clash', write: { kind: 'note', text }, current })).toBeNull()
})
