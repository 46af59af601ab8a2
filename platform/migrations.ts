import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'

/**
 * Brings the database to the newest of the SQL files in `folder`. Safe with several starters at once; refuses a
 * database that is ahead of the files, or whose order of migrations differs from theirs.
 */
export async function migrate<T>(db: Kysely<T>, folder: string) {
  const { error, results } = await new Migrator({ db, provider: sqlFiles(folder) }).migrateToLatest()
  if (error) throw new Error('The database cannot be brought up to date.', { cause: error })
  return results?.map(({ migrationName }) => migrationName) ?? []
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
      return Object.fromEntries(files.map((file) => [file.replace('.sql', ''), sqlFile(join(folder, file))]))
    },
  }
}

function sqlFile(path: string): Migration {
  return {
    async up(db) {
      await sql.raw(await readFile(path, 'utf8')).execute(db)
    },
  }
}
