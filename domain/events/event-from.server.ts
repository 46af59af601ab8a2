import { sql } from 'kysely'
import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'

/** Whom each of these events took its record from, by its position: they must hear of it too, and may see it no longer. */
export function readFromOf(world: World, events: readonly HappenedEvent[]) {
  return readFieldOf(world, events, 'from')
}

/** The job out of whose file each of these events took the one that it is about. */
export function readIntoOf(world: World, events: readonly HappenedEvent[]) {
  return readFieldOf(world, events, 'into_id')
}

async function readFieldOf(
  { db }: World,
  events: readonly HappenedEvent[],
  field: 'from' | 'into_id',
): Promise<ReadonlyMap<number, string>> {
  const positions = events.map(({ position }) => String(position))
  if (positions.length === 0) return new Map()
  const rows = await db
    .selectFrom('event')
    .select(['position', sql<string | null>`payload->>${field}`.as('id')])
    .where('position', 'in', positions)
    .execute()
  return new Map(rows.flatMap(({ position, id }) => (id ? [[Number(position), id] as const] : [])))
}
