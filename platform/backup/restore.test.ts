import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase, emptyDatabase } from '#test/database.ts'
import { openDatabase } from '#platform/database/database.ts'
import { listMigrations } from '#platform/database/migrations.ts'
import { projectRoot } from '#platform/project-root.ts'
import { sql } from 'kysely'
import { deleteAside } from './aside.ts'
import { markHalfRestored, refuseHalfRestored } from './half-restored.ts'
import {
  anInstallation,
  aPhotoRow,
  aTemporaryFolder,
  back,
  fill,
  namesIn,
  query,
  restore,
} from './installation.fixture.ts'

const cluster = inject('cluster')
const files = { 'a/one.jpg': 'one', 'b/two.jpg': 'two' }

test('what was backed up is there again: rows, files, secret, and the numbers that go on', async () => {
  const { backup, installation } = await aBackup()
  const target = await emptyDatabase(cluster)
  const restored = await restore(target, backup)

  expect(restored.tables.find(({ table }) => table === 'event')).toMatchObject({ expected: 3, found: 3 })
  const facts = 'select id, name, payload, at, position from event order by id'
  expect(await query(target, facts)).toEqual(await query(installation.connection, facts))
  expect(await query(target, 'select name from employee')).toEqual([{ name: "Dana\tO'Hara \\N" }])
  expect(await readFile(join(restored.dataDir, 'files/b/two.jpg'), 'utf8')).toBe('two')
  const secret = (folder: string) => readFile(join(folder, 'secret'), 'utf8')
  expect(await secret(restored.dataDir)).toBe(await secret(installation.dataDir))
  expect(await namesIn(restored.dataDir)).toEqual(['files', 'secret'])

  await query(target, `insert into event (name, payload, at) values ('test.next', '{}', now())`)
  expect(await query(target, `select id from event where name = 'test.next'`)).toEqual([{ id: '4' }])
})

test('how often a photo is in use is what it was, and goes on to be counted', async () => {
  const { installation } = await aBackup()
  const record = (nth: number) => `insert into record_photo (record_id, sha256, position, taken_at)
    select '01930000-0000-7000-8000-00000000000${nth}', sha256, 0, received_at from photo`
  await aPhotoRow(installation.connection, 'a/one.jpg')
  await query(installation.connection, record(1))
  const target = await emptyDatabase(cluster)
  await restore(target, (await back(installation)).folder)
  const uses = 'select distinct uses from photo'
  expect(await query(target, uses)).toEqual([{ uses: 1 }])
  await query(target, record(2))
  expect(await query(target, uses)).toEqual([{ uses: 2 }])
})

test('a database that someone uses is refused, and stays as it is', async () => {
  const { backup } = await aBackup()
  const target = await emptyDatabase(cluster)
  const app = openDatabase(target, () => {}, 1)
  onTestFinished(() => app.destroy())
  await sql`select`.execute(app)
  const refused = restore(target, backup, { replace: true })
  await expect(refused).rejects.toThrow(/This database is in use: one other session \(.*\)\. Stop the app/)
  expect(await query(target, countTables)).toEqual([{ count: '0' }])
})

test('what is there is refused, and with --replace put aside, not deleted', async () => {
  const { backup } = await aBackup()
  const there = await anInstallation(await cloneDatabase(cluster), {
    'a/one.jpg': 'other',
    'c/old.jpg': 'old',
  })
  await fill(there.connection, 2)
  const { dataDir, connection } = there

  const refused = restore(connection, backup, { dataDir })
  await expect(refused).rejects.toThrow(
    /Not empty: found a database with \d+ rows in \d+ tables, and .*files, and .*secret\. Use --replace/,
  )
  expect(await query(connection, 'select count(*) from event')).toEqual([{ count: '2' }])
  expect(await namesIn(dataDir)).toEqual(['files', 'secret'])

  const { aside } = await restore(connection, backup, { dataDir, replace: true })
  const schema = /^schema (\w+)$/.exec(aside[0] ?? '')?.[1] ?? ''
  expect(await query(connection, 'select count(*) from event')).toEqual([{ count: '3' }])
  expect(await query(connection, `select count(*) from ${schema}.event`)).toEqual([{ count: '2' }])
  expect(await namesIn(join(dataDir, 'files/c'))).toEqual([])
  expect(aside.slice(1).map((path) => path.replace(/-\w+-\w+$/, ''))).toEqual([
    join(dataDir, 'files.before-restore'),
    join(dataDir, 'secret.before-restore'),
  ])
  expect(await readFile(join(aside[1] ?? '', 'c/old.jpg'), 'utf8')).toBe('old')

  expect((await deleteAside(connection, dataDir)).toSorted()).toEqual(aside.toSorted())
  expect(await namesIn(dataDir)).toEqual(['files', 'secret'])
  expect(await deleteAside(connection, dataDir)).toEqual([])
})

test.each([
  ['a table that lost a byte', async (backup: string) => damage(join(backup, 'tables/event.gz'))],
  ['a photo that changed', async (backup: string) => writeFile(join(backup, 'files/a/one.jpg'), 'onE')],
  ['a photo that is cut off', async (backup: string) => writeFile(join(backup, 'files/a/one.jpg'), 'o')],
  ['a secret that is missing', async (backup: string) => rm(join(backup, 'secret'))],
  ['a list of files that changed', async (backup: string) => damage(join(backup, 'files.gz'))],
])('%s is found before anything is touched', async (_, harm) => {
  const { backup } = await aBackup()
  await harm(backup)
  const target = await emptyDatabase(cluster)
  const dataDir = await aTemporaryFolder()
  await expect(restore(target, backup, { dataDir })).rejects.toThrow(
    /This backup is damaged: .* Nothing was changed/,
  )
  expect(await namesIn(dataDir)).toEqual([])
  expect(await query(target, countTables)).toEqual([{ count: '0' }])
})

test('half a backup is not taken for a whole one', async () => {
  const { backup } = await aBackup()
  const target = await emptyDatabase(cluster)
  await writeFile(
    join(backup, 'manifest.json'),
    (await readFile(join(backup, 'manifest.json'), 'utf8')).slice(0, 500),
  )
  await expect(restore(target, backup)).rejects.toThrow(/manifest\.json of .* is damaged/)
  await rm(join(backup, 'manifest.json'))
  await expect(restore(target, backup)).rejects.toThrow(/is not a complete backup\. It has no manifest\.json/)
})

test('a backup of a newer release is refused, and one of an older release is brought up to date', async () => {
  const older = await aBackup()
  const migrations = await laterMigrations()
  const newest = await emptyDatabase(cluster)
  const { migrated, dataDir } = await restore(newest, older.backup, { migrations })
  expect(migrated).toEqual(['9999_later'])
  expect(await query(newest, `select later from employee where username = 'dana'`)).toEqual([
    { later: 'dana!' },
  ])

  const newer = await back({ ...older.installation, connection: newest, dataDir })
  const refused = restore(await emptyDatabase(cluster), newer.folder)
  await expect(refused).rejects.toThrow(
    /made by another release \(1\.2\.3\), whose migration 9999_later this one/,
  )
})

test('a load that fails leaves the old state as it was', async () => {
  const { backup } = await aBackup()
  const there = await anInstallation(await cloneDatabase(cluster), { 'a/old.jpg': 'old' })
  const migrations = await laterMigrations('select 1/0;')
  const failing = restore(there.connection, backup, { dataDir: there.dataDir, replace: true, migrations })
  await expect(failing).rejects.toThrow(/division by zero/)
  expect(await query(there.connection, 'select count(*) from employee')).toEqual([{ count: '0' }])
  expect(await namesIn(there.dataDir)).toEqual(['files', 'secret'])
  expect(await namesIn(join(there.dataDir, 'files/a'))).toEqual(['old.jpg'])
})

test('where a restore was interrupted between files and database the app does not start, until one is done', async () => {
  const { backup } = await aBackup()
  const there = await anInstallation(await cloneDatabase(cluster))
  const { dataDir, connection } = there
  await markHalfRestored(dataDir, backup)
  await expect(refuseHalfRestored(dataDir)).rejects.toThrow(
    `Run it again: npm run restore -- --replace ${backup}`,
  )
  await restore(connection, backup, { dataDir, replace: true })
  await refuseHalfRestored(dataDir)
})

const countTables = `select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`

async function aBackup() {
  const installation = await anInstallation(await cloneDatabase(cluster), files)
  await fill(installation.connection)
  const { folder } = await back(installation)
  return { installation, backup: folder }
}

async function damage(path: string) {
  const bytes = await readFile(path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(path, bytes)
}

/** What this release knows, and one migration more. */
async function laterMigrations(last = '') {
  const folder = await aTemporaryFolder()
  const ours = join(projectRoot, 'db/migrations')
  for (const name of await listMigrations(ours))
    await copyFile(join(ours, `${name}.sql`), join(folder, `${name}.sql`))
  const later = `alter table employee add later text; update employee set later = username || '!'; ${last}`
  await writeFile(join(folder, '9999_later.sql'), later)
  return folder
}
