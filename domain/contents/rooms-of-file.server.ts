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
