import { expect, test } from 'vitest'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import { countsAsDone, ownPhotos } from './counts-as-done.ts'

test('what this device took and has not sent counts, but not what is being removed, nor photos of no phase', () => {
  const write = { kind: 'photo', name: 'k.jpg', sha256: null } as const
  const counts = [{ phase: 'after', room_id: null, count: 3 }] as const
  const unsent = [
    { since: 1, state: 'waiting', write: { ...write, of_job: { ...aJobPhoto } } },
    { since: 1, state: 'removing', write: { ...write, of_job: { ...aJobPhoto } } },
    { since: 1, state: 'waiting', write },
    { since: 1, state: 'waiting', write: { kind: 'note', text: 'Wet' } },
  ] as const
  const own = ownPhotos({ received: [], unsent, readAt: 5 })
  expect(countsAsDone(counts, own)).toEqual([...counts, { phase: 'before', room_id: null, count: 1 }])
})

test('what was received since the list was read counts: without a connection nobody is asked to take it again', () => {
  const write = { kind: 'photo', name: 'k.jpg', sha256: null, of_job: { ...aJobPhoto } } as const
  const received = [4, 6].map((since) => ({ since, state: 'received', write }) as const)
  expect(ownPhotos({ received, unsent: [], readAt: 5 })).toHaveLength(1)
})
