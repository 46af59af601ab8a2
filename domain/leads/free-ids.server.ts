import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'

/** Refuses to make requests under ids of other records, such as people and roles. Asked before anything tells of the new requests. */
export async function requireFreeIds({ db }: World, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await db
    .selectFrom('event')
    .select('id')
    .where('subject', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  if (known) throw new Refusal(409, 'lead-differs', 'Something else already has this ID.')
}
