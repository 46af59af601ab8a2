import { expect, test } from 'vitest'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { groupPhotos } from './gallery-groups.ts'

function aPhoto(
  id: string,
  { phase = null, room_id = null, taken_at = '2026-11-20T12:00:00.000Z' }: Partial<JobPhoto>,
) {
  const of = { job_id: '', sha256: '', caption: '', time_from: 'device', is_restricted: false } as const
  const shown = { point_id: null, revision: 1, by: null, width: 4, height: 3, url: '', thumbnail_url: '' }
  return { ...of, ...shown, id, phase, room_id, taken_at }
}

test('photos stand by room and then in the order of the work, those of no room first, the first taken first', () => {
  const photos = [
    aPhoto('dry', { phase: 'after', room_id: 'kitchen' }),
    aPhoto('late', { phase: 'before', room_id: 'kitchen', taken_at: '2026-11-20T12:01:00.000Z' }),
    aPhoto('wet', { phase: 'before', room_id: 'kitchen' }),
    aPhoto('old', { room_id: 'kitchen' }),
    aPhoto('front', { phase: 'arrival' }),
    aPhoto('gone', { phase: 'arrival', room_id: 'removed room' }),
  ]
  const groups = groupPhotos(photos, [{ id: 'hall' }, { id: 'kitchen' }]).map(({ room_id, phases }) => [
    room_id,
    phases.map(({ phase, photos: of }) => [phase, of.map(({ id }) => id)]),
  ])
  expect(groups).toEqual([
    [null, [['arrival', ['front', 'gone']]]],
    [
      'kitchen',
      [
        ['before', ['wet', 'late']],
        ['after', ['dry']],
        [null, ['old']],
      ],
    ],
  ])
})
