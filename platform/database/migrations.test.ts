import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#test/database.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrations.ts'
import { projectRoot } from '#platform/project-root.ts'

const ours = join(projectRoot, 'db/migrations')
const pumps = { '0001_pumps': 'create table pump (name text)' }
const hoses = { '0002_hoses': 'create table hose (length int)' }
const drills = { '0003_drills': 'create table drill (name text)' }

test('three starters at once: one does the work, the others find it done', async () => {
  for (let round = 0; round < 3; round++) {
    const { open } = await anEmptyDatabase()
    const done = await Promise.all([open(), open(), open()].map((db) => migrate(db, ours)))
    expect(done.filter((names) => names.length === 0)).toHaveLength(2)
    expect(done.flat()).toContain('0001_start')
    expect(done.flat()).toHaveLength(new Set(done.flat()).size)
  }
})

test('a database goes through what is new, and through nothing twice', async () => {
  const { open } = await anEmptyDatabase()
  const db = open()
  expect(await migrate(db, await aFolder(pumps))).toEqual(['0001_pumps'])
  expect(await migrate(db, await aFolder({ ...pumps, ...hoses }))).toEqual(['0002_hoses'])
  expect(await migrate(db, await aFolder({ ...pumps, ...hoses }))).toEqual([])
})

test('an older release refuses a database that is ahead of it, and says what to start', async () => {
  const { open } = await anEmptyDatabase()
  const db = open()
  await migrate(db, await aFolder({ ...pumps, ...hoses, ...drills }))
  await expect(migrate(db, await aFolder(pumps))).rejects.toThrow(
    'The database is newer than this release, which does not know its migrations 0002_hoses, 0003_drills. ' +
      'Start the release that ran before or a newer one, or choose another database (DATABASE_URL, DATA_DIR).',
  )
  expect(await tablesOf(db)).toEqual(['drill', 'hose', 'pump'])
})

test('a migration that was merged late is refused, and says how to mend it', async () => {
  const { open } = await anEmptyDatabase()
  const db = open()
  await migrate(db, await aFolder({ ...pumps, ...drills }))
  await expect(migrate(db, await aFolder({ ...pumps, ...hoses, ...drills }))).rejects.toThrow(
    'The migration 0002_hoses would run too late: the database already has 0003_drills. ' +
      'Give it a name that sorts after 0003_drills, because migrations run in name order.',
  )
  expect(await tablesOf(db)).toEqual(['drill', 'pump'])
})

test('a migration that fails leaves the database as it was, with those before it, and names itself', async () => {
  const { open } = await anEmptyDatabase()
  const db = open()
  await migrate(db, await aFolder(pumps))
  const broken = { '0003_broken': 'create table drill (name text); alter table nowhere add column x int' }
  await expect(migrate(db, await aFolder({ ...pumps, ...hoses, ...broken }))).rejects.toThrow(
    'The migration 0003_broken failed, and the database is as it was before: ' +
      'relation "nowhere" does not exist. Start the previous release, which still works.',
  )
  expect(await tablesOf(db)).toEqual(['pump'])
  expect(await migrate(db, await aFolder({ ...pumps, ...hoses }))).toEqual(['0002_hoses'])
})

test('a migration takes as long as it takes; what comes after it has a limit again', async () => {
  const { open } = await anEmptyDatabase()
  const db = open()
  const seen = `create table seen as select current_setting('statement_timeout') as timeout`
  await migrate(db, await aFolder({ '0001_seen': seen }))
  const { rows } = await sql`select timeout, current_setting('statement_timeout') as after from seen`.execute(
    db,
  )
  expect(rows).toEqual([{ timeout: '0', after: '30s' }])
})

/** With a pool for each starter. */
async function anEmptyDatabase() {
  const connection = await emptyDatabase(inject('cluster'))
  return {
    open() {
      const db = openDatabase(connection, () => {}, 1)
      onTestFinished(() => db.destroy())
      return db
    },
  }
}

async function aFolder(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.sql`), text)
  return folder
}

async function tablesOf(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' order by relname`.execute(db)
  return rows.map(({ name }) => name)
}
