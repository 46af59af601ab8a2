import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { databaseUser } from '#platform/embedded-postgres/database-user.ts'
import { second } from '#platform/time.ts'
import { freePort } from '../fault/built-server.ts'

const run = promisify(execFile)
const longestStart = 20 * second
const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }

/**
 * The machine's own PostgreSQL as a server elsewhere would be: reached over TCP with a password, by a role that may make
 * databases and nothing else. Its folder and port are its own; the cluster that the machine may run is never touched.
 */
export async function startOtherPostgres(bin: string) {
  const home = await mkdtemp(join(tmpdir(), 'mission-restore-other-'))
  await chmod(home, 0o755)
  const data = join(home, 'data')
  const user = databaseUser(data)
  const as = { ...(user && { uid: user.uid, gid: user.gid }), cwd: home, env: environment }
  await mkdir(data, { mode: 0o700 })
  if (user) await chown(data, user.uid, user.gid)

  const password = randomBytes(12).toString('hex')
  const passwordFile = join(home, 'password')
  await writeFile(passwordFile, password)
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile]
  await run(join(bin, 'initdb'), ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '-N', ...access], as)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=100',
    // Its worker belongs to nobody, and our role may not cut it off when it drops the database of a test.
    'autovacuum=off',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)

  const url = (role: string) => `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
  await makeRole(url('postgres'), password, () => server.exitCode !== null)
  return {
    connectionString: url('app'),
    async stop() {
      process.off('exit', kill)
      server.kill('SIGINT')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function makeRole(connectionString: string, password: string, hasEnded: () => boolean) {
  for (const deadline = Date.now() + longestStart; ; await sleep(50)) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      await client.query(`create role app login createdb password '${password}'`)
      return
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error
    } finally {
      await client.end().catch(() => {})
    }
  }
}
