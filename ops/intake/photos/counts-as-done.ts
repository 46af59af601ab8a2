import { JobPhotoFields, type PhotoCount } from '#domain/photos/job-photo.ts'
import type { Entry } from '../../outbox/entry.ts'

/** How many photos there are by phase and room, with those that are on this device and not sent: they aren't missing. */
export function countsAsDone(
  counts: readonly PhotoCount[],
  unsent: readonly Pick<Entry, 'write' | 'state'>[],
) {
  const here = unsent.flatMap(({ write, state }) => {
    const { data } = JobPhotoFields.safeParse(write.kind === 'photo' ? write.of_job : undefined)
    return data && state !== 'removing' ? [{ phase: data.phase, room_id: data.room_id, count: 1 }] : []
  })
  return [...counts, ...here]
}
