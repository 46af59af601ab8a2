import { expect, test } from 'vitest'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { photosOfItem } from './photos-of-item.ts'

const sent: JobPhoto = {
  id: 'sofa',
  job_id: 'job',
  sha256: '',
  phase: 'before',
  room_id: 'den',
  point_id: null,
  caption: 'Sofa',
  taken_at: '2026-11-20T11:00:00.000Z',
  time_from: 'device',
  is_restricted: false,
  revision: 1,
  by: 'Ivy Starling',
  width: 4,
  height: 3,
  url: '',
  thumbnail_url: '',
}
const photos = [{ ...sent, id: 'front', room_id: null }, sent]
const write = { kind: 'photo', name: '1.jpg', sha256: null, of_job: { room_id: 'den' } } as const
const unsent = [{ id: 'new', write, state: 'waiting' }] as const
const idsOf = (tiles: readonly { id: string }[]) => tiles.map(({ id }) => id)

test('to choose from, what was just taken comes first, then what was taken in the room of the item', () => {
  const { chosen, others } = photosOfItem({ ids: [], roomId: 'den', photos, unsent })
  expect([idsOf(chosen), idsOf(others)]).toEqual([[], ['new', 'sofa', 'front']])
})

test('the photos of an item stay in the order in which they were tapped, and what someone may not see is counted', () => {
  const { chosen, others, hidden } = photosOfItem({
    ids: ['new', 'restricted', 'front'],
    roomId: 'den',
    photos,
    unsent,
  })
  expect([idsOf(chosen), idsOf(others), hidden]).toEqual([['new', 'front'], ['sofa'], 1])
})

test('a photo that was sent meanwhile is there once, and one that is removed is not offered', () => {
  const both = [
    { id: 'sofa', write, state: 'sending' },
    { id: 'gone', write, state: 'removing' },
  ] as const
  expect(idsOf(photosOfItem({ ids: [], roomId: null, photos, unsent: both }).others)).toEqual([
    'front',
    'sofa',
  ])
})
