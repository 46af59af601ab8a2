import { sql } from 'kysely'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { eventsAfter, fullPage, newestPosition, type HappenedEvent } from './events.ts'

type Follower = {
  /** A table of one row with a `position`: null before the first time. */
  cursor: string
  /** Counts everything that is there. */
  countAll: (world: World) => Promise<void>
  /** Counts anew what these facts tell of. */
  count: (world: World, events: readonly HappenedEvent[]) => Promise<void>
  limit?: number | undefined
}

/**
 * Counts what the next facts tell of, and remembers up to which fact, in one transaction: to count twice changes nothing, so nothing
 * is lost or doubled, whenever a node dies. One works at a time in the whole firm; another one finds the cursor taken and leaves.
 * Returns how many facts it read; fewer than `fullPage` are all.
 */
export function followRecord(
  world: World,
  { cursor, countAll, count, limit = fullPage }: Follower,
): Promise<number> {
  const table = sql.table(cursor)
  const moveTo = ({ db }: World, position: number) =>
    sql`update ${table} set position = ${position}`.execute(db)
  return inTransaction(world, async (world) => {
    const taken = await sql<{ position: string | null }>`
      select position from ${table} for update skip locked`.execute(world.db)
    const [at] = taken.rows
    if (!at) return 0
    if (at.position === null) {
      // Read first: what is committed meanwhile is counted once more.
      const position = await newestPosition(world)
      await countAll(world)
      await moveTo(world, position)
      return 1
    }
    const events = await eventsAfter(world, Number(at.position), limit)
    const newest = events.at(-1)
    if (!newest) return 0
    await count(world, events)
    await moveTo(world, newest.position)
    return events.length
  })
}
