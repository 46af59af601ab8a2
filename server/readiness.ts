import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { listMigrations } from '#platform/database/migrations.ts'
import { second } from '#platform/time.ts'

type Parts = { db: Database; files: string; migrations: string; patience?: number }

/**
 * Whether requests can be served: the database answers and has been through all migrations of this release (a newer one may
 * have brought more), and the folder of the files can be written to. Asked every few seconds, so nothing is written for it; and
 * a disk or database that hangs is asked no second time meanwhile, since each question keeps a connection.
 */
export async function openReadiness({ db, files, migrations, patience = 5 * second }: Parts) {
  const newest = (await listMigrations(migrations)).at(-1) ?? ''
  let looking: Promise<boolean> | null = null

  return function isReady(): Promise<boolean> {
    looking ??= look().finally(() => (looking = null))
    return Promise.race([looking, sleep(patience, false, { ref: false })])
  }

  async function look() {
    try {
      const { rows } = await sql`select from kysely_migration where name = ${newest}`.execute(db)
      await access(files, constants.R_OK | constants.W_OK | constants.X_OK)
      return rows.length === 1
    } catch {
      return false
    }
  }
}
