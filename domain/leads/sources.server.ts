import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { advisoryLocks } from '#platform/advisory-locks.ts'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

/** Tells one sender from another without telling who they are. */
export function sourceOf({ secret }: Pick<World, 'secret'>, address: string) {
  return createHmac('sha256', secret)
    .update(`source of a request: ${address}`)
    .digest('base64url')
    .slice(0, 22)
}

/**
 * Gives a request that came in its turn among those of its sender that are as urgent: of two that come at once one waits for the
 * other, or both would be the first.
 */
export async function giveTurn({ db }: World, { id, source }: { id: string; source: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.senderTurn}, hashtext(${source}))`.execute(db)
  await sql`
    update lead set sender_turn = earlier.turn + 1
    from (
      select max(other.sender_turn) as turn from lead as mine, lead as other
      where mine.id = ${id} and other.id <> ${id} and other.source = ${source} and other.urgency = mine.urgency
        and other.quarantined_at is null
    ) as earlier
    where lead.id = ${id} and earlier.turn is not null`.execute(db)
}

/** Senders are told apart for a day: long enough for the budgets of text messages. */
export async function forgetOldSources({ db, now }: World): Promise<void> {
  await db
    .updateTable('lead')
    .set({ source: null })
    .where('source', 'is not', null)
    .where('received_at', '<', new Date(now().getTime() - day))
    .execute()
}
