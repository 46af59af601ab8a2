import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import { listMigrations } from '#platform/migrations.ts'

type Parts = { db: Database; files: string; migrations: string }

/**
 * Whether requests can be served: the database answers and has been through all migrations of this release (a newer one may
 * have brought more), and the folder of the files can be written to. Asked every few seconds, so nothing is written for it.
 */
export async function openReadiness({ db, files, migrations }: Parts): Promise<() => Promise<boolean>> {
  const newest = (await listMigrations(migrations)).at(-1) ?? ''
  return async function isReady() {
    try {
      const { rows } = await sql`select from kysely_migration where name = ${newest}`.execute(db)
      await access(files, constants.R_OK | constants.W_OK | constants.X_OK)
      return rows.length === 1
    } catch {
      return false
    }
  }
}
