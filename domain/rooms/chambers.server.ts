import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import type { Chamber } from './room.ts'

/** Makes the chamber of a room where it is new, under the ID that a device gave it. One of another file is not there for it. */
export async function requireChamber(
  { db, now }: World,
  chamber: Chamber | null,
  { job_id, by }: { job_id: string; by: string },
): Promise<void> {
  if (!chamber) return
  await db
    .insertInto('chamber')
    .values({ ...chamber, job_id, created_at: now(), created_by: by })
    .onConflict((row) => row.doNothing())
    .execute()
  const known = await db
    .selectFrom('chamber')
    .select('id')
    .where('id', '=', chamber.id)
    .where(isOfWholeFamily('chamber.job_id', job_id))
    .executeTakeFirst()
  if (!known) throw new Refusal(404, 'chamber-not-found', 'Chamber not found.')
}
