import { sql } from 'kysely'
import type { World } from '#platform/world.ts'

/** What `isHappeningNow` says of a request, in any query over `lead`; a test compares the two row by row. */
export const happeningNow = sql<boolean>`(lead.urgency = 0 and lead.status in ('new', 'contacted')
  and lead.cancelled_at is null and lead.visit_on is null)`

/** Of how many of these requests someone needs help at this moment. */
export async function countHappeningNow({ db }: World, leadIds: readonly string[]): Promise<number> {
  if (leadIds.length === 0) return 0
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', 'in', leadIds)
    .where(happeningNow)
    .executeTakeFirstOrThrow()
  return Number(count)
}
