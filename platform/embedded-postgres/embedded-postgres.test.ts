import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseUser } from './database-user.ts'
import { nextPause } from './embedded-postgres.ts'
import { aHome, anEmptyHome, ask, killServer, spawnApp, start } from './homes.fixture.ts'
import { findPostmaster } from './postmaster.ts'

vi.setConfig({ testTimeout: 180_000 })

test('a first start makes a database that syncs every commit, and the second joins it', async () => {
  const home = anEmptyHome()
  const first = await start(home)
  expect(first.adopted).toBe(false)
  expect(await ask(first.connection, settingsQuery)).toEqual([
    {
      fsync: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      listens: '',
    },
  ])

  const begin = performance.now()
  const second = await start(home)
  expect(second.adopted).toBe(true)
  expect(performance.now() - begin).toBeLessThan(2000)
})

test('of several starters at once on an empty folder one starts the server, and all use it', async () => {
  const home = anEmptyHome()
  const apps = await Promise.all([start(home), spawnApp(home), spawnApp(home)])
  expect(apps.map(({ adopted }) => adopted).toSorted()).toEqual([false, true, true])
})

test('a postmaster that is killed is back by itself, with everything that was committed', async () => {
  const lines: string[] = []
  const home = aHome()
  const server = await start(home, (line) => lines.push(line))
  await ask(server.connection, `create table kept as select 'water' as service`)

  await killServer(home)
  await expect.poll(() => ask(server.connection, 'select service from kept')).toEqual([{ service: 'water' }])
  expect(lines).toEqual(['The database stopped. Restarting it in 0.1 s.'])
})

test('a server that does not come up is tried again after longer and longer pauses, until it does', async () => {
  const lines: string[] = []
  const home = aHome()
  const server = await start(home, (line) => lines.push(line))
  const control = join(home, 'data/global/pg_control')
  renameSync(control, `${control}.away`)
  await killServer(home)
  await expect.poll(() => lines).toContain('The database stopped. Restarting it in 0.4 s.')

  renameSync(`${control}.away`, control)
  await expect.poll(() => ask(server.connection, 'select 1 as one').catch(() => null)).not.toBeNull()
  const pauses = lines.flatMap((line) => /Restarting it in ([\d.]+) s/.exec(line)?.[1] ?? [])
  expect(pauses.slice(0, 3)).toEqual(['0.1', '0.2', '0.4'])
  expect(
    lines.filter((line) => line.startsWith('The database could not be started. ')).length,
  ).toBeGreaterThan(1)
})

test('an app that joined a server brings it back when it dies', async () => {
  const home = aHome()
  const starter = await spawnApp(home)
  const server = await start(home)
  expect(server.adopted).toBe(true)

  starter.kill('SIGKILL')
  await killServer(home)
  await server.ensureRunning()
  expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the server runs until the last app has left, and a killed app does not count', async () => {
  const home = aHome()
  const [first, second, killed] = [await start(home), await start(home), await spawnApp(home)]

  await first.stop()
  expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])

  killed.kill('SIGKILL')
  await second.stop()
  expect(await findPostmaster(join(home, 'data'))).toBeNull()
  await expect(ask(second.connection, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test('the server outlives the app that started it, and is adopted by the next', async () => {
  const home = aHome()
  const starter = await spawnApp(home)
  starter.kill('SIGKILL')
  await once(starter.child, 'exit')
  expect((await start(home)).adopted).toBe(true)
})

test('a lock file that names a process of someone else does not keep the server down', async () => {
  const home = aHome()
  const app = await spawnApp(home)
  app.kill('SIGKILL')
  await killServer(home)
  const user = databaseUser(join(home, 'data'))
  const stranger = spawn('sleep', ['60'], user ? { uid: user.uid, gid: user.gid } : {})
  onTestFinished(() => void stranger.kill())
  const lock = join(home, 'data', 'postmaster.pid')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(stranger.pid)))

  const server = await start(home)
  expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that dies again and again is given longer pauses, up to half a minute', () => {
  expect(nextPause(0, 3_600_000)).toBe(0)
  expect(nextPause(0, 10)).toBe(100)
  expect(nextPause(100, 10)).toBe(200)
  expect(nextPause(25_000, 10)).toBe(30_000)
})

const settingsQuery = `
  select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
    current_setting('data_checksums') as data_checksums, pg_encoding_to_char(encoding) as encoding,
    datlocale as locale, current_setting('listen_addresses') as listens
  from pg_database where datname = current_database()`
