import { sql } from 'kysely'
import type { World } from '#platform/world.ts'

/** Resolves as soon as a statement in this database, of those that are like the one given, waits for the lock of another. */
export async function untilOneWaits({ db }: Pick<World, 'db'>, like = '%'): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query ilike ${like}`
  while ((await waiting.execute(db)).rows.length === 0);
}
