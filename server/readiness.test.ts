import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { toDatabase } from '#platform/embedded-postgres/databases.ts'
import { projectRoot } from '#platform/project-root.ts'
import { createTestWorld } from '#test/world.ts'
import { openReadiness } from './readiness.ts'

const migrations = join(projectRoot, 'db/migrations')

test('ready is who has a database of this release, and a place for files', async () => {
  const { world, connection, folder } = await createTestWorld()
  const isReady = await openReadiness({ db: world.db, files: folder, migrations })
  expect(await isReady()).toBe(true)

  const noFiles = await openReadiness({ db: world.db, files: join(folder, 'gone'), migrations })
  expect(await noFiles()).toBe(false)

  const newer = await mkdtemp(join(tmpdir(), 'mission-restore-migrations-'))
  onTestFinished(() => rm(newer, { recursive: true }))
  await writeFile(join(newer, '9999_not_there_yet.sql'), '')
  expect(await (await openReadiness({ db: world.db, files: folder, migrations: newer }))()).toBe(false)

  const gone = openDatabase(toDatabase(connection, 'nowhere'), () => {}, 1)
  expect(await (await openReadiness({ db: gone, files: folder, migrations }))()).toBe(false)
})

test('who waits for a database that hangs is not ready, and ready again when it goes on', async () => {
  const { world, folder } = await createTestWorld()
  const isReady = await openReadiness({ db: world.db, files: folder, migrations, patience: 50 })
  await world.db.transaction().execute(async (db) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(db)
    expect(await isReady()).toBe(false)
    expect(await isReady()).toBe(false)
  })
  await expect.poll(isReady).toBe(true)
})
