import { expect, test } from 'vitest'
import { aBox, aChair } from '#domain/contents/contents.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { contentsAfter, type Contents } from './contents-after.ts'
import { contentsClashes } from './contents-clash.ts'

const at = '2026-11-20T11:00:00.000Z'
const made = { job_id: newId(), created_at: at, by: 'Ivy Starling', revision: 1, removed_at: null }
const base = { ...aChair, ...made, id: newId() }
const change = (changes: Record<string, unknown>) =>
  ({ kind: 'contents_change', item_id: base.id, revision: 1, changes, name: aChair.name }) as const
const [photoA, photoB] = [newId(), newId()]
const theirs = { ...base, revision: 2, disposition: 'restore' }

test('what two people changed of an item is decided field by field, and the rest goes on top', () => {
  const write = change({ disposition: 'non_salvageable', quantity: 3 })
  const clash = contentsClashes.clashOf({ write, base }, theirs)
  expect(clash?.clashing).toEqual(['disposition'])
  if (!clash) throw new Error('The change of an item was not read.')
  expect(contentsClashes.decided({ write }, clash, { disposition: 'theirs' })).toMatchObject({
    revision: 2,
    changes: { quantity: 3 },
  })
  expect(contentsClashes.decided({ write }, clash, { disposition: 'mine' })).toMatchObject({
    revision: 2,
    changes: { disposition: 'non_salvageable', quantity: 3 },
  })
})

test('nobody decides anything where two people changed different fields', () => {
  const write = change({ quantity: 3 })
  expect(contentsClashes.onTop({ write, base }, theirs)).toEqual({ ...write, revision: 2 })
})

test('the same photos of an item on both sides are no clash, and others are', () => {
  const theirPhotos = (photo_ids: string[]) => ({ ...base, revision: 2, photo_ids })
  const write = change({ photo_ids: [photoA, photoB] })
  expect(contentsClashes.onTop({ write, base }, theirPhotos([photoA, photoB]))).toEqual({
    ...write,
    revision: 2,
  })
  expect(contentsClashes.onTop({ write, base }, theirPhotos([]))).toEqual({ ...write, revision: 2 })
  expect(contentsClashes.clashOf({ write, base }, theirPhotos([photoB]))?.clashing).toEqual(['photo_ids'])
})

test('what someone else removed meanwhile is to be decided', () => {
  const gone = { ...base, revision: 2, removed_at: at }
  const clash = contentsClashes.clashOf({ write: change({ quantity: 3 }), base }, gone)
  expect(clash?.clashing).toEqual(['removed'])
})

test('a box and what is put into it without a connection are there at once, and once alone', () => {
  const me = { id: newId(), name: 'Ivy Starling' }
  const [leadId, box_id, item_id] = [made.job_id, newId(), newId()]
  const sent = { leadId, at: Date.parse(at) }
  const box = { ...sent, id: box_id, write: { kind: 'box', box: aBox } } as const
  const item = { ...sent, id: item_id, write: { kind: 'contents', contents: { ...aChair, box_id } } } as const
  const none: Contents = { items: [], boxes: [] }
  const done = [box, item, item].reduce((contents, entry) => contentsAfter(contents, entry, me), none)
  expect(done).toMatchObject({ items: [{ id: item_id, box_id, revision: 1 }], boxes: [{ number: 7 }] })
})
