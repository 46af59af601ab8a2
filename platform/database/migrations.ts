import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration, type MigrationProvider, type MigrationResultSet } from 'kysely/migration'
import { trouble } from '#platform/trouble.ts'

/**
 * Brings the database to the newest of the SQL files in `folder`, all of them in one transaction. Safe with several
 * starters at once; refuses a database that is ahead of the files, or whose order of migrations differs from theirs.
 */
export function migrate<T>(db: Kysely<T>, folder: string): Promise<string[]> {
  return run(db, folder, (migrator) => migrator.migrateToLatest())
}

/** Brings the database to where it was when `name` was the newest. */
export function migrateTo<T>(db: Kysely<T>, folder: string, name: string): Promise<string[]> {
  return run(db, folder, (migrator) => migrator.migrateTo(name))
}

/** In the order in which databases go through them. */
export async function listMigrations(folder: string) {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .toSorted()
}

function run<T>(db: Kysely<T>, folder: string, go: (migrator: Migrator) => Promise<MigrationResultSet>) {
  return withoutTimeout(db, async (db) => {
    // Kysely gives its lock back before it tells what broke, which in an open transaction fails too and hides it.
    const broken: Error[] = []
    const provider = sqlFiles(folder, (name, error) => broken.push(failed(name, error)))
    const { error, results = [] } = await go(new Migrator({ db, provider }))
    if (!error) return results.map(({ migrationName }) => migrationName)
    throw broken[0] ?? (await findDifference(db, folder)) ?? error
  })
}

/** A migration of a large table takes as long as it takes, and so does the wait for another starter's. */
function withoutTimeout<T, R>(db: Kysely<T>, work: (db: Kysely<T>) => Promise<R>): Promise<R> {
  if (db.isTransaction) return work(db)
  return db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    try {
      return await work(db)
    } finally {
      await sql`reset statement_timeout`.execute(db).catch(() => {})
    }
  })
}

function failed(name: string, error: unknown) {
  const because = error instanceof Error ? error.message : String(error)
  return trouble(
    `The migration ${name} failed, and the database is as it was before: ${because}.`,
    'Start the previous release, which still works. Then fix the problem above or the migration.',
    error,
  )
}

/** Why the database and the files do not belong together, or null where they do. */
async function findDifference<T>(db: Kysely<T>, folder: string) {
  const there = new Set(await listMigrations(folder))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const done = rows.map(({ name }) => name)
  const unknown = done.filter((name) => !there.has(name))
  if (unknown.length > 0) {
    return trouble(
      `The database is newer than this release, which does not know its ${plural(unknown)}.`,
      'Start the release that ran before or a newer one, or choose another database (DATABASE_URL, DATA_DIR).',
    )
  }
  const newest = done.at(-1) ?? ''
  const late = [...there].filter((name) => name < newest && !done.includes(name))
  if (late.length === 0) return null
  return trouble(
    `The ${plural(late)} would run too late: the database already has ${newest}.`,
    `Give it a name that sorts after ${newest}, because migrations run in name order.`,
  )
}

function plural(names: string[]) {
  return `${names.length === 1 ? 'migration' : 'migrations'} ${names.join(', ')}`
}

type Broke = (name: string, error: unknown) => void

function sqlFiles(folder: string, onBroken: Broke): MigrationProvider {
  return {
    async getMigrations() {
      const names = await listMigrations(folder)
      return Object.fromEntries(names.map((name) => [name, sqlFile(folder, name, onBroken)]))
    },
  }
}

function sqlFile(folder: string, name: string, onBroken: Broke): Migration {
  return {
    async up(db) {
      try {
        await sql.raw(await readFile(join(folder, `${name}.sql`), 'utf8')).execute(db)
      } catch (error) {
        onBroken(name, error)
        throw error
      }
    },
  }
}
