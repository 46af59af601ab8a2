import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import type { World } from '#platform/world.ts'
import { sourceKeptFor } from './source-life.ts'

/** Tells one sender from another without telling who they are. */
export function sourceOf({ secret }: Pick<World, 'secret'>, address: string) {
  return createHmac('sha256', secret)
    .update(`source of a request: ${address}`)
    .digest('base64url')
    .slice(0, 22)
}

type Sent = { id: string; source: string | null; isQuarantined: boolean }

/**
 * Gives a request its turn among those of its sender; those that were quarantined are counted by themselves. How urgent they are
 * plays no part: a visitor can say otherwise later. Of two that come at once one waits for the other, or both would be the
 * first.
 */
export async function giveTurn({ db }: World, { id, source, isQuarantined }: Sent): Promise<void> {
  if (source)
    await sql`select pg_advisory_xact_lock(${advisoryLocks.senderTurn}, hashtext(${source}))`.execute(db)
  const latest = await db
    .selectFrom('lead')
    .select('sender_turn')
    .where('source', '=', source)
    .where('quarantined_at', isQuarantined ? 'is not' : 'is', null)
    .where('id', '<>', id)
    .orderBy('sender_turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sender_turn = (latest?.sender_turn ?? 0) + 1
  await db.updateTable('lead').set({ sender_turn }).where('id', '=', id).execute()
}

export async function forgetOldSources({ db, now }: World): Promise<void> {
  await db
    .updateTable('lead')
    .set({ source: null })
    .where('source', 'is not', null)
    .where('received_at', '<', new Date(now().getTime() - sourceKeptFor))
    .execute()
}
