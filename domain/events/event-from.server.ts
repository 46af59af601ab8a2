import { sql } from 'kysely'
import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'

/** Whom each event of these kinds took something from, by its position: they must hear of it too, and may see it no longer. */
export function readFromOf(world: World, events: readonly HappenedEvent[], kinds: readonly string[]) {
  return readFieldOf(world, events, { kinds, field: 'from' })
}

/** The job out of whose file each event of these kinds took the one that it is about. */
export function readIntoOf(world: World, events: readonly HappenedEvent[], kinds: readonly string[]) {
  return readFieldOf(world, events, { kinds, field: 'into_id' })
}

async function readFieldOf(
  { db }: World,
  events: readonly HappenedEvent[],
  { kinds, field }: { kinds: readonly string[]; field: string },
): Promise<ReadonlyMap<number, string>> {
  const positions = events.filter(({ name }) => kinds.includes(name)).map(({ position }) => String(position))
  if (positions.length === 0) return new Map()
  const rows = await db
    .selectFrom('event')
    .select(['position', sql<string | null>`payload->>${field}`.as('id')])
    .where('position', 'in', positions)
    .execute()
  return new Map(rows.flatMap(({ position, id }) => (id ? [[Number(position), id] as const] : [])))
}
