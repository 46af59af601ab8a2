import { randomInt } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { findPostmaster, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { projectRoot } from '#platform/project-root.ts'
import { second } from '#platform/time.ts'
import { afterwards, refuseWhileEnding } from './clean-up.ts'
import { sweep } from './processes.ts'

/** The product as it runs in production, in a folder and on a port of its own. */
export type BuiltServer = {
  url: string
  pid: number
  /** From the spawn to the first answer 200 of the path that was asked for. */
  startedIn: number
  kill(): Promise<void>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
}

export type ServerPlace = { dataDir: string; port: number; log: string }

export type StartOptions = {
  command?: string[]
  logLevel?: string
  readyPath?: string
  /** Settings that differ from those of every run. */
  settings?: Record<string, string>
}

/** As `npm start` starts it. */
export const serverCommand = ['--max-semi-space-size=4', '--no-parallel-scavenge', 'dist/server/main.js']
export const admin = { username: 'owner', password: 'a password for this run only' }

const longestStart = 90 * second
const longestStop = 15 * second

/** A fresh folder and a free port. Root hands the database to another user, who must get into the folder. */
export async function openServerPlace(parent = tmpdir()): Promise<ServerPlace> {
  if (!existsSync(join(projectRoot, 'dist/server/main.js'))) {
    throw new Error('The server is not built. Run: node server/build.ts')
  }
  const dataDir = await mkdtemp(join(await realpath(parent), 'mission-restore-run-'))
  await chmod(dataDir, 0o755)
  const log = join(tmpdir(), `${basename(dataDir)}.log`)
  const place = { dataDir, port: await freePort(), log }
  afterwards(
    () => closeServerPlace(place),
    () => sweep(dataDir),
  )
  return place
}

/** Stops a database that is still running there, and removes the folder. */
export async function closeServerPlace({ dataDir, log }: ServerPlace) {
  await stopPostmaster(databaseFolder(dataDir), longestStop)
  sweep(dataDir)
  await rm(log, { force: true })
}

export async function startBuiltServer(
  place: ServerPlace,
  { readyPath = '/readyz', ...options }: StartOptions = {},
): Promise<BuiltServer> {
  const url = `http://127.0.0.1:${place.port}`
  const begin = performance.now()
  const child = spawnServer(place, options)
  const ended = once(child, 'exit')
  async function kill() {
    child.kill('SIGKILL')
    await ended
  }

  const deadline = begin + longestStart
  while ((await statusOf(url + readyPath)) !== 200) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start.\n${(await readFile(place.log, 'utf8')).slice(-3000)}`)
    }
    await sleep(5)
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - begin,
    kill,
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), longestStop)
      await ended
      clearTimeout(late)
    },
  }
}

/** The process alone, which may not get as far as its doors. */
export function spawnServer(
  place: ServerPlace,
  { command = serverCommand, logLevel = 'info', settings = {} }: Omit<StartOptions, 'readyPath'> = {},
) {
  refuseWhileEnding()
  const log = openSync(place.log, 'a')
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    env: { ...process.env, ...settingsOf(place), LOG_LEVEL: logLevel, ...settings },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  afterwards(async () => {
    kill()
    await ended
  }, kill)
  return child
}

/** The database server that belongs to this folder, proven by its command line, or null. */
export function findDatabaseServer({ dataDir }: ServerPlace) {
  return findPostmaster(databaseFolder(dataDir))
}

/** Below the ports that Linux gives to outgoing connections: any of those may be taken before the server listens. */
const ports = [20_000, 32_000] as const

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...ports)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

export function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2 * second }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(0))
    request.once('close', () => resolve(0))
  })
}

function databaseFolder(dataDir: string) {
  return join(databaseHome(dataDir).home, 'data')
}

function settingsOf({ dataDir, port }: ServerPlace) {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    // As `npm start` sets them.
    NODE_COMPILE_CACHE: join(projectRoot, '.setup', 'compiled'),
    MALLOC_ARENA_MAX: '2',
    DATABASE_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: '1000',
  }
}
