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

/** A request that comes in, or that is released; `source` only where the sender is known. */
type Sent = { source?: string | null | undefined; isQuarantined: boolean }

/**
 * Gives requests their turns among those of their senders; those that were quarantined are counted by themselves. How urgent
 * they are plays no part: a visitor can say otherwise later. Of two that come at once one waits for the other, or both would be
 * the first. One that turns out to be a repeat leaves its turn unused.
 */
export async function takeTurns({ db }: World, sent: readonly Sent[]): Promise<number[]> {
  const sources = new Set(sent.flatMap(({ source }) => source ?? [])).values().toArray().toSorted()
  if (sources.length === 0) return sent.map(() => 1)
  await sql`
    select pg_advisory_xact_lock(${advisoryLocks.senderTurn}, hashtext(source))
    from unnest(${sources}::text[]) as given (source)`.execute(db)
  const { rows } = await sql<{ source: string; received: number; quarantined: number }>`
    select source,
      coalesce((select max(sender_turn) from lead
        where lead.source = given.source and quarantined_at is null), 0) as received,
      coalesce((select max(sender_turn) from lead
        where lead.source = given.source and quarantined_at is not null), 0) as quarantined
    from unnest(${sources}::text[]) as given (source)`.execute(db)
  const latest = new Map(rows.map((turns) => [turns.source, turns]))
  return sent.map(({ source, isQuarantined }) => {
    const turns = latest.get(source ?? '')
    return turns ? ++turns[isQuarantined ? 'quarantined' : 'received'] : 1
  })
}

export async function forgetOldSources({ db, now }: World): Promise<void> {
  await db
    .updateTable('lead')
    .set({ source: null })
    .where('source', 'is not', null)
    .where('received_at', '<', new Date(now().getTime() - sourceKeptFor))
    .execute()
}
