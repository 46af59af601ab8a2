import { sql } from 'kysely'
import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'

/** Whom each event of these kinds took something from, by its position: they must hear of it too, and may see it no longer. */
export async function readFromOf(
  { db }: World,
  events: readonly HappenedEvent[],
  kinds: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  const positions = events.filter(({ name }) => kinds.includes(name)).map(({ position }) => String(position))
  if (positions.length === 0) return new Map()
  const rows = await db
    .selectFrom('event')
    .select(['position', sql<string | null>`payload->>'from'`.as('from')])
    .where('position', 'in', positions)
    .execute()
  return new Map(rows.flatMap(({ position, from }) => (from ? [[Number(position), from] as const] : [])))
}
