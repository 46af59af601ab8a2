import { isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'

/** A room of another job is not there for it. After a merge the rooms of both jobs are. */
export async function requireRoomOfFile({ db }: World, id: string, jobId: string): Promise<void> {
  const room = await db
    .selectFrom('room')
    .select('id')
    .where('id', '=', id)
    .where(isOfWholeFamily('room.job_id', jobId))
    .executeTakeFirst()
  if (!room) throw new Refusal(404, 'room-not-found', 'Room not found.')
}

/**
 * A photo of another job is not there for it. One that nobody has yet is on its way from the device that names it: an item is sent before
 * its photos, and without them where they are lost.
 */
export async function requirePhotosOfFile(
  { db }: World,
  ids: readonly string[],
  jobId: string,
): Promise<void> {
  if (ids.length === 0) return
  const elsewhere = await db
    .selectFrom('record_photo')
    .select('id')
    .where('id', 'in', ids)
    .where(({ not }) => not(isOfWholeFamily('record_photo.record_id', jobId)))
    .executeTakeFirst()
  if (elsewhere) throw new Refusal(404, 'photo-not-found', 'Photo not found.')
}
