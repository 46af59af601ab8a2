import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { prepareCluster } from './cluster.ts'
import { databaseHome } from './database-home.ts'
import { databaseUser } from './database-user.ts'
import { nextPause, startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostmaster } from './postmaster.ts'
import { openPlace, type SocketConnection } from './place.ts'
import { prepareRuntime } from './runtime.ts'

/** For what follows by itself: at once on a quiet machine, and no failure on a busy one. */
const soon = { timeout: 10_000 }

const isRoot = process.getuid?.() === 0
const fixture = join(import.meta.dirname, 'app.fixture.ts')

vi.setConfig({ testTimeout: 60_000 })

// One copy of the programs and one fresh database serve most tests.
const original = mkdtempSync(join(tmpdir(), 'launcher-original-'))
chmodSync(original, 0o755)
const runtime = await prepareRuntime(original)
await prepareCluster(await openPlace(original), runtime)
afterAll(() => rmSync(original, { recursive: true, force: true }))

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
  expect(performance.now() - begin).toBeLessThan(500)
})

test('of three that start at once on an empty folder one starts the server, and all use it', async () => {
  const home = anEmptyHome()
  const apps = await Promise.all([start(home), spawnApp(home), spawnApp(home)])
  expect(apps.map(({ adopted }) => adopted).toSorted()).toEqual([false, true, true])
})

test('a killed server is back by itself, with everything that was committed', async () => {
  const lines: string[] = []
  const home = aHome()
  const server = await start(home, (line) => lines.push(line))
  await ask(server.connection, `create table kept as select 'water' as service`)

  await killServer(home)
  await expect
    .poll(() => ask(server.connection, 'select service from kept'), soon)
    .toEqual([{ service: 'water' }])
  expect(lines).toEqual(['The database went away. Starting it again in 0.1 s.'])
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

test('the server outlives the app that started it', async () => {
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

test('a path with spaces, umlauts and commas is no trouble, nor is one too long for a socket', async () => {
  const odd = await start(aHome(`Müller's Büro, 2. Stock`))
  expect(await ask(odd.connection, 'select 1 as one')).toEqual([{ one: 1 }])

  const long = await start(aHome('a-folder-with-a-rather-long-name/'.repeat(4)))
  onTestFinished(() => rmSync(long.connection.host, { recursive: true, force: true }))
  expect(long.connection.host).toMatch(/^\/tmp\/postgres-[0-9a-f]{20}$/)
  expect(await ask(long.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database of another major version is refused with a sentence', async () => {
  const home = aHome()
  writeFileSync(join(home, 'data', 'PG_VERSION'), '17\n')
  await expect(start(home)).rejects.toThrow(
    /was made by PostgreSQL 17; this release brings \d+\. Start the release/,
  )
})

test('root under a closed folder keeps the database in a shelter', async ({ skip }) => {
  skip(!isRoot, 'only root needs another user for the database')
  const project = anEmptyHome('closed/project')
  chmodSync(join(project, '..'), 0o700)
  const shelter = anEmptyHome('shelter')

  const { home, notice } = databaseHome(join(project, 'data'), shelter)
  expect(home).toMatch(/shelter\/project-[0-9a-f]{12}$/)
  expect(notice).toMatch(/may not enter .*\/closed\.$/)
  mkdirSync(home)
  usePrograms(home)
  expect(await ask((await start(home)).connection, 'select 1 as one')).toEqual([{ one: 1 }])

  chmodSync(join(project, '..'), 0o755)
  expect(databaseHome(join(project, 'data'), shelter).home).toBe(home)
})

test('an ordinary user runs the database as that user', async ({ skip }) => {
  skip(!isRoot, 'all the other tests run as an ordinary user already')
  const user = databaseUser('/nowhere')
  if (!user) throw new Error('root has a user for the database')
  const home = anEmptyHome()
  usePrograms(home)
  chownSync(home, user.uid, user.gid)
  expect((await spawnApp(home, { uid: user.uid, gid: user.gid })).adopted).toBe(false)
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

async function start(home: string, log: (line: string) => void = () => {}) {
  const server = await startEmbeddedPostgres({ home, log })
  onTestFinished(() => server.stop())
  return server
}

/** The same in a process of its own. */
async function spawnApp(home: string, user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [fixture, home], { ...user, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit')
  })
  const [line] = await once(child.stdout, 'data')
  const { adopted }: { adopted: boolean } = JSON.parse(String(line))
  return { adopted, child, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

async function killServer(home: string) {
  const pid = await findPostmaster(join(home, 'data'))
  if (!pid) throw new Error('no server to kill')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => findPostmaster(join(home, 'data')), soon).not.toBe(pid)
}

async function ask(connection: SocketConnection, query: string) {
  const client = new Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(query)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** The folder of a database that was made but never started. */
function aHome(name = 'postgres') {
  const home = anEmptyHome(name)
  usePrograms(home)
  execFileSync('cp', ['-a', join(original, 'data'), home])
  return home
}

function usePrograms(home: string) {
  const programs = dirname(runtime.bin)
  symlinkSync(programs, join(home, basename(programs)))
}

function anEmptyHome(name = 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  return home
}
