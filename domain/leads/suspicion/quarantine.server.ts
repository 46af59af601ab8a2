import { sql } from 'kysely'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

const atMostEvery = 10 * minute
const mostSenders = 20

/** Whether such an email went out within the last ten minutes. */
export async function wasMailedLately({ db, now }: World) {
  const lately = await db
    .selectFrom('lead')
    .select('id')
    .where('quarantine_mailed_at', '>', new Date(now().getTime() - atMostEvery))
    .limit(1)
    .executeTakeFirst()
  return lately !== undefined
}

/**
 * Of each sender the first that no email told of, and all of theirs: those whose turn is lowest come first, and then the oldest.
 * So no one fills the email alone.
 */
export async function listUnmailed({ db }: World) {
  const unmailed = db
    .selectFrom('lead')
    .select(['id', 'name', 'phone', 'loss', 'service', 'quarantine_reasons', 'sender_turn', 'quarantined_at'])
    .select(sql<string[]>`array_agg(id) over (partition by ${sender})`.as('ids'))
    .select(
      sql<number>`row_number() over (partition by ${sender} order by sender_turn, quarantined_at, id)`.as(
        'nth',
      ),
    )
    .where('quarantined_at', 'is not', null)
    .where('quarantine_mailed_at', 'is', null)
  const rows = await db
    .selectFrom(unmailed.as('unmailed'))
    .select(['id', 'name', 'phone', 'loss', 'service', 'quarantine_reasons', 'ids'])
    .where('nth', '=', 1)
    .orderBy('sender_turn')
    .orderBy('quarantined_at')
    .orderBy('id')
    .limit(mostSenders)
    .execute()
  return rows.map(({ ids, ...lead }) => ({ ...lead, ids, more: ids.length - 1 }))
}

/** Where the sender is forgotten or was never known, each request stands for itself. */
const sender = sql`coalesce(source, id::text)`

export async function recordQuarantineMailed({ db, now }: World, ids: readonly string[]) {
  await db.updateTable('lead').set({ quarantine_mailed_at: now() }).where('id', 'in', ids).execute()
}
