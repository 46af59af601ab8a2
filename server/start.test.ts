import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Connection } from '#platform/database.ts'
import { readSettings } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { cloneDatabase } from '#test/database.ts'
import { freePort, statusOf } from '../test/fault/built-server.ts'
import { disksOf } from './disks.ts'
import { start } from './start.ts'

test('with DATABASE_URL no database is started, and only the disk of the files is watched', async () => {
  const connection = await cloneDatabase(inject('cluster'))
  const dataDir = await mkdtemp(join(tmpdir(), 'mission-restore-outside-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = readSettings({
    DATABASE_URL: urlOf(connection),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  })
  const started = await start(settings, openLog('silent'))
  try {
    expect(await statusOf(`http://127.0.0.1:${settings.PORT}/readyz`)).toBe(200)
    expect(await readdir(dataDir)).not.toContain('postgres')
  } finally {
    await started.stop()
  }
  expect(disksOf(dataDir, null)).toEqual([{ path: dataDir }])
})

test('without it the disk of the database is watched as well, and keeps a ballast', () => {
  const database = '/var/lib/mission-restore/project'
  expect(disksOf('/data', database)).toEqual([
    { path: database, ballast: `${database}/ballast` },
    { path: '/data' },
  ])
})

function urlOf(connection: Connection) {
  if ('connectionString' in connection) return connection.connectionString
  const { user, database, host, port } = connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
