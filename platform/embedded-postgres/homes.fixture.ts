import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished } from 'vitest'
import { prepareCluster } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { ofNobodyElse, openPlace, type SocketConnection } from './place.ts'
import { findPostmaster } from './postmaster.ts'
import { prepareRuntime } from './runtime.ts'

export const isRoot = process.getuid?.() === 0

const fixture = join(import.meta.dirname, 'app.fixture.ts')

// One copy of the programs and one fresh database serve most tests of a file.
const original = mkdtempSync(join(tmpdir(), 'launcher-original-'))
chmodSync(original, 0o755)
export const runtime = await prepareRuntime(original)
await prepareCluster(await openPlace(original), runtime)
afterAll(() => rmSync(original, { recursive: true, force: true }))

export async function start(home: string, log: (line: string) => void = () => {}) {
  const server = await startEmbeddedPostgres({ home, log })
  onTestFinished(() => server.stop())
  return server
}

type App = { uid?: number; gid?: number; env?: Record<string, string>; program?: string }

/** The same in a process of its own. Where it does not start, it is rejected with what it said. */
export async function spawnApp(home: string, { env, program = fixture, ...user }: App = {}) {
  const child = spawn(process.execPath, [program, home], {
    ...user,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit')
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'close').then(() => Promise.reject(new Error(said))),
  ])
  const { adopted }: { adopted: boolean } = JSON.parse(String(line))
  return { adopted, child, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** Where the server of a home with a short name listens. */
export function socketOf(home: string): SocketConnection {
  return { ...ofNobodyElse, host: join(home, 'run'), port: 5432, user: 'app', database: 'postgres' }
}

export async function killServer(home: string) {
  const pid = await findPostmaster(join(home, 'data'))
  if (!pid) throw new Error('no server to kill')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => findPostmaster(join(home, 'data'))).not.toBe(pid)
}

export async function ask(connection: SocketConnection, query: string) {
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
export function aHome(name = 'postgres') {
  const home = anEmptyHome(name)
  usePrograms(home)
  execFileSync('cp', ['-a', join(original, 'data'), home])
  return home
}

export function usePrograms(home: string) {
  const programs = dirname(runtime.bin)
  symlinkSync(programs, join(home, basename(programs)))
}

export function anEmptyHome(name = 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  return home
}
