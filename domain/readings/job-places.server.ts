import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'

/** A room of another job is not there for it. */
export async function requireRoom(world: World, id: string, jobId: string): Promise<void> {
  if (!(await isRoomOf(world, id, jobId))) throw new Refusal(404, 'room-not-found', 'Room not found.')
}

export async function isRoomOf({ db }: World, id: string, jobId: string): Promise<boolean> {
  const room = await db
    .selectFrom('room')
    .select('id')
    .where('id', '=', id)
    .where(isOfFamily('room.job_id', jobId))
    .executeTakeFirst()
  return room !== undefined
}

export async function requirePoint({ db }: World, id: string, jobId: string): Promise<void> {
  const point = await db
    .selectFrom('moisture_point')
    .select('id')
    .where('id', '=', id)
    .where(isOfFamily('moisture_point.job_id', jobId))
    .executeTakeFirst()
  if (!point) throw new Refusal(404, 'point-not-found', 'Point not found.')
}

export async function requireChamber({ db }: World, id: string, jobId: string): Promise<void> {
  const chamber = await db
    .selectFrom('chamber')
    .select('id')
    .where('id', '=', id)
    .where(isOfFamily('chamber.job_id', jobId))
    .executeTakeFirst()
  if (!chamber) throw new Refusal(404, 'chamber-not-found', 'Chamber not found.')
}
