import { sql } from 'kysely'
import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { chatDeleted, chatEnded, chatHandedBack, chatTaken } from './chat-events.ts'

/** Who is in each of these conversations. They hear of it as of their own, also while it is no request yet. */
export async function assigneesOfChats({ db }: World, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'assigned_to'])
    .where('id', 'in', ids)
    .where('assigned_to', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, assigned_to }) => (assigned_to ? [[id, assigned_to] as const] : [])))
}

const leavings = [chatTaken, chatHandedBack, chatEnded, chatDeleted].map(({ name }) => name)

/** Who was in a conversation until each of these events, by its position: they must hear of it too, and may see it no longer. */
export async function whoLeftChats(
  { db }: World,
  events: readonly HappenedEvent[],
): Promise<ReadonlyMap<number, string>> {
  const positions = events
    .filter(({ name }) => leavings.includes(name))
    .map(({ position }) => String(position))
  if (positions.length === 0) return new Map()
  const rows = await db
    .selectFrom('event')
    .select(['position', sql<string | null>`payload->>'from'`.as('from')])
    .where('position', 'in', positions)
    .execute()
  return new Map(rows.flatMap(({ position, from }) => (from ? [[Number(position), from] as const] : [])))
}
