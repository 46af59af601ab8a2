import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Connection } from '#platform/database/database.ts'
import { readSettings } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { cloneDatabase } from '#test/database.ts'
import {
  closeServerPlace,
  findDatabaseServer,
  freePort,
  openServerPlace,
  spawnServer,
  statusOf,
} from '#test/fault/built-server.ts'
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

test('what cannot start takes its database along', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mission-restore-in-vain-'))
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  if (!address || typeof address === 'string') throw new Error('no port was given')

  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(address.port) })
  await expect(start(settings, openLog('silent'))).rejects.toThrow(`Port ${address.port} is already in use.`)
  expect(await readdir(join(dataDir, 'postgres/data'))).not.toContain('postmaster.pid')
})

test('who is asked to end while it starts takes its database along', async () => {
  const place = await openServerPlace()
  onTestFinished(() => closeServerPlace(place))
  const child = spawnServer(place)
  const ended = once(child, 'exit')
  await expect.poll(() => findDatabaseServer(place), { interval: 5 }).not.toBeNull()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await findDatabaseServer(place)).toBeNull()
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
