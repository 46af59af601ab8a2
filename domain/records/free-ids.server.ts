import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'

type Differs = 'lead-differs' | 'equipment-differs' | 'submission-differs'

/** Refuses to make records under ids of others, such as people and roles. Asked before anything tells of the new ones. */
export async function requireFreeIds(
  { db }: World,
  ids: readonly string[],
  differs: Differs = 'lead-differs',
): Promise<void> {
  if (ids.length === 0) return
  const known = await db
    .selectFrom('event')
    .select('id')
    .where('subject', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  if (known) throw new Refusal(409, differs, 'Something else already has this ID.')
}
