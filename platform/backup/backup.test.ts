import { randomBytes } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase, emptyDatabase } from '#test/database.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { keepFiles, whileFilesMayGo } from './files-stay.ts'
import { requireRoom, rotate } from './folder.ts'
import { anInstallation, aPhotoRow, aTemporaryFolder, back, fill, namesIn } from './installation.fixture.ts'
import { sizeOf } from './progress.ts'

test('a backup counts what it holds, and lies under its time', async () => {
  const installation = await anInstallation(await cloneDatabase(inject('cluster')), { 'a/one.jpg': 'one' })
  await fill(installation.connection, 1000)
  const { folder, manifest, missing, damaged } = await back(installation)
  expect(basename(folder)).toMatch(/^backup-20261121-1200\d\dZ$/)
  expect(manifest.tables.find(({ table }) => table === 'event')?.rows).toBe(1000)
  expect(manifest.tables.map(({ table }) => table)).not.toContain('kysely_migration')
  expect(manifest.files).toMatchObject({ count: 1, bytes: 3 })
  expect([missing, damaged]).toEqual([[], []])
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a file that a row names and nobody finds is told, and so is one that is not what its name says', async () => {
  const installation = await anInstallation(await cloneDatabase(inject('cluster')), { 'a/broken.jpg': 'x' })
  await aPhotoRow(installation.connection, 'a/gone.jpg')
  const { missing, damaged } = await back(installation)
  expect([missing, damaged]).toEqual([['a/gone.jpg'], ['a/broken.jpg']])
})

test('no file is removed while a backup is made, which waits for those who are removing some', async () => {
  const installation = await anInstallation(await cloneDatabase(inject('cluster')))
  const db = openDatabase(installation.connection, () => {}, 2)
  const watch = openDatabase(installation.connection, () => {}, 1)
  onTestFinished(() => db.destroy())
  onTestFinished(() => watch.destroy())

  const removed = Promise.withResolvers<string>()
  const sweeping = whileFilesMayGo(db, () => removed.promise)
  await expect.poll(() => locks(watch, true)).toBe(1)
  const backup = back(installation)
  await expect.poll(() => locks(watch, false)).toBe(1)
  removed.resolve('removed')
  expect(await sweeping).toBe('removed')
  await backup

  const client = new Client(installation.connection)
  await client.connect()
  await keepFiles(client)
  expect(await whileFilesMayGo(db, async () => 'removed')).toBeNull()
  await client.end()
  await expect.poll(() => whileFilesMayGo(db, async () => 'removed')).toBe('removed')
})

test('a file that an earlier backup holds is kept once, unless that copy has rotted', async () => {
  const files = { 'a/one.jpg': 'one', 'a/two.jpg': 'two' }
  const installation = await anInstallation(await cloneDatabase(inject('cluster')), files)
  const first = await back(installation)
  await writeFile(join(first.folder, 'files/a/two.jpg'), 'tw0')
  await installation.store.put('a/three.jpg', Buffer.from('three'))

  const second = await back(installation)
  const inode = async (folder: string, name: string) => (await stat(join(folder, 'files/a', name))).ino
  expect(second).toMatchObject({ linked: 1, manifest: { files: { count: 3 } } })
  expect(await inode(second.folder, 'one.jpg')).toBe(await inode(first.folder, 'one.jpg'))
  expect(await inode(second.folder, 'two.jpg')).not.toBe(await inode(first.folder, 'two.jpg'))
})

test('a backup that breaks off leaves nothing behind', async () => {
  const installation = await anInstallation(await cloneDatabase(inject('cluster')), { 'a/one.jpg': 'one' })
  const parent = join(installation.dataDir, 'backups')
  const failing = back(installation, {
    isDamaged: () => {
      throw new Error('the disk broke')
    },
  })
  await expect(failing).rejects.toThrow('the disk broke')
  expect(await namesIn(parent)).toEqual([])
})

test('of many backups the newest stay, and those of another installation are left alone', async () => {
  const ours = await anInstallation(await cloneDatabase(inject('cluster')))
  const parent = join(ours.dataDir, 'backups')
  const first = await back(ours)
  const second = await back(ours)
  const stranger = await back({ ...ours, dataDir: await aStrangersFolder() }, { parent })
  await mkdir(join(parent, 'backup-of-the-accounts'))

  expect(await rotate(parent, first.manifest.installation, 1)).toEqual([first.folder])
  expect(await namesIn(parent)).toEqual(
    [basename(second.folder), basename(stranger.folder), 'backup-of-the-accounts'].toSorted(),
  )
})

test('where something is missing a backup is refused with what to do', async () => {
  const installation = await anInstallation(await cloneDatabase(inject('cluster')))
  await rm(join(installation.dataDir, 'secret'))
  await expect(back(installation)).rejects.toThrow(/There is no secret in .* Set DATA_DIR to the folder/)
  const empty = await anInstallation(await emptyDatabase(inject('cluster')))
  await expect(back(empty)).rejects.toThrow('This database is empty. Start the app once.')
  const folder = await aTemporaryFolder()
  await expect(requireRoom(folder, 1e18)).rejects.toThrow(/Not enough space in .*: .* needed/)
})

test('sizes are said as people say them', () => {
  expect([0, 999, 1234567, 2.5e12].map(sizeOf)).toEqual(['0 bytes', '999 bytes', '1.2 MB', '2.5 TB'])
})

/** How many hold, or wait for, a lock of ours in this database. */
async function locks(db: Database, granted: boolean) {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and granted = ${granted}
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length
}

async function aStrangersFolder() {
  const dataDir = await aTemporaryFolder()
  await writeFile(join(dataDir, 'secret'), randomBytes(32).toString('base64url'))
  return dataDir
}
