import { expect, test } from 'vitest'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import { countsAsDone } from './counts-as-done.ts'

test('what this device took and has not sent counts, but not what is being removed, nor photos of no phase', () => {
  const write = { kind: 'photo', name: 'k.jpg', sha256: null } as const
  const counts = [{ phase: 'after', room_id: null, count: 3 }] as const
  expect(
    countsAsDone(counts, [
      { state: 'waiting', write: { ...write, of_job: { ...aJobPhoto } } },
      { state: 'removing', write: { ...write, of_job: { ...aJobPhoto } } },
      { state: 'waiting', write },
      { state: 'waiting', write: { kind: 'note', text: 'Wet' } },
    ]),
  ).toEqual([...counts, { phase: 'before', room_id: null, count: 1 }])
})
