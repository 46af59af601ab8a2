import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import type { Database } from '#platform/database/database.ts'
import { codeOf, trouble } from '#platform/trouble.ts'

/**
 * Runs work that removes files, unless a backup is being made: its snapshot may still name them. Null where it was left
 * undone; it can come again later.
 */
export function whileFilesMayGo<T>(db: Database, work: () => Promise<T>): Promise<T | null> {
  return db.transaction().execute(async (db) => {
    const lock = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${advisoryLocks.filesStay}) as free`.execute(db)
    return lock.rows[0]?.free ? work() : null
  })
}

/** Waits until no sweep, backup or restore is running; none can start until the connection ends. */
export async function keepFiles(client: ClientBase) {
  try {
    await client.query(`set lock_timeout = '60s'`)
    await client.query(`select pg_advisory_lock(${advisoryLocks.filesStay})`)
    await client.query('reset lock_timeout')
  } catch (error) {
    if (codeOf(error) !== '55P03') throw error
    throw trouble(
      'A backup or restore of this database is already running.',
      'Wait until it finishes.',
      error,
    )
  }
}
