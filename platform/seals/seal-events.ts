import { sql } from 'kysely'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '../world.ts'
import { batchBytes } from './chain.ts'

/** As many facts as are sealed at once: fewer are all there are. */
export const fullBatch = 1000

/**
 * Seals the facts after the last seal: each seal holds the hash of the seal before and of its own facts, so that none of them
 * can be changed, taken out or put in without every later seal telling. The database hashes, so no fact travels for it. One
 * works at a time in the whole firm; another one finds the lock taken and leaves. Returns how many facts it sealed.
 */
export function sealEvents(world: World, limit = fullBatch): Promise<number> {
  return inTransaction(world, async ({ db, now }) => {
    const lock = await sql<{
      free: boolean
    }>`select pg_try_advisory_xact_lock(${advisoryLocks.seal}) as free`.execute(db)
    if (!lock.rows[0]?.free) return 0

    const head = await db
      .selectFrom('seal')
      .select(['to_position', 'hash'])
      .orderBy('to_position', 'desc')
      .limit(1)
      .executeTakeFirst()
    const after = head?.to_position ?? '0'
    const { rows } = await sql<{ count: string }>`
      with batch as materialized (
        select * from event where position > ${after} order by position limit ${limit}),
      sealed as (
        insert into seal (from_position, to_position, hash, sealed_at)
        select ${after}::bigint + 1, max(position), sha256(${head?.hash ?? Buffer.alloc(0)}::bytea || ${batchBytes}), ${now()}
        from batch as event having count(*) > 0
        returning to_position)
      select count(*) from batch, sealed`.execute(db)
    return Number(rows[0]?.count ?? 0)
  })
}
