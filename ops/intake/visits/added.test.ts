import { expect, test } from 'vitest'
import { addedDuring, addedOn } from './added.ts'

const note = (id: string, at: string) => ({ id, text: id, at, by: 'Ivy', by_id: id })
const photo = (sha256: string, at: string | undefined, by: string | null = 'Ivy') => {
  const picture = { sha256, url: '', thumbnail_url: '', width: 4, height: 3 }
  return { ...picture, by, ...(at && { at }) }
}

test('what people added on a day stays in sight, the newest note first, and nothing of the visitor', () => {
  const job = {
    notes: [
      note('yesterday', '2026-11-24T20:00:00Z'),
      note('a', '2026-11-25T14:00:00Z'),
      note('b', '2026-11-25T15:00:00Z'),
    ],
    photos: [
      photo('visitor', '2026-11-25T13:00:00Z', null),
      photo('ivy', '2026-11-25T14:00:00Z'),
      photo('before it was told', undefined),
      photo('late in the evening', '2026-11-26T03:00:00Z', 'Theo'),
    ],
  }
  const { notes, photos } = addedOn(job, '2026-11-25')
  expect(notes.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(photos.map(({ sha256 }) => sha256)).toEqual(['ivy', 'late in the evening'])
})

test('a visit that is over tells what was added from the arrival on until people left', () => {
  const job = {
    notes: [note('before', '2026-11-25T13:59:59Z'), note('there', '2026-11-25T14:30:00Z')],
    photos: [photo('there', '2026-11-25T15:00:00Z'), photo('after', '2026-11-25T15:00:01Z')],
  }
  const made = { arrived_at: '2026-11-25T14:00:00Z', departed_at: '2026-11-25T15:00:00Z' }
  const added = addedDuring(job, made)
  expect(added.notes.map(({ id }) => id)).toEqual(['there'])
  expect(added.photos.map(({ sha256 }) => sha256)).toEqual(['there'])
  expect(addedDuring(job, { ...made, departed_at: null })).toEqual({ notes: [], photos: [] })
})
