import { JobPhotoFields, type PhotoCount } from '#domain/photos/job-photo.ts'
import type { Entry } from '../../outbox/entry.ts'

type Done = Pick<Entry, 'write' | 'state' | 'since'>
/** `readAt`: when the list of photos was read, in milliseconds. */
type Here = { received: readonly Done[]; unsent: readonly Done[]; readAt: number }

/** The photos of a job that this device took and the list does not have: not sent, or received since it was read. */
export function ownPhotos({ received, unsent, readAt }: Here): JobPhotoFields[] {
  const fresh = received.filter(({ since }) => since > readAt)
  return [...fresh, ...unsent].flatMap(({ write, state }) => {
    const { data } = JobPhotoFields.safeParse(write.kind === 'photo' ? write.of_job : undefined)
    return data && state !== 'removing' ? [data] : []
  })
}

/** How many photos there are by phase and room, with those of this device: they aren't missing. */
export function countsAsDone(
  counts: readonly PhotoCount[],
  own: readonly Pick<JobPhotoFields, 'phase' | 'room_id'>[],
) {
  return [...counts, ...own.map(({ phase, room_id }) => ({ phase, room_id, count: 1 }))]
}
