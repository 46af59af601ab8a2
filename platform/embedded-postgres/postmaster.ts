import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { serverEnvironment } from './cluster.ts'
import type { Place } from './place.ts'
import type { Runtime } from './runtime.ts'
import { openServerLog, readServerLog } from './server-log.ts'

export type Settings = Record<string, string | number>

/** A server we spawned: whether it has ended, and what it wrote. It outlives this process. */
export type Launched = { pid: number | undefined; hasEnded(): boolean; output(): Promise<string> }

const defaults: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: 40,
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A commit that begins a new segment of the log would first write 16 MB of zeros, and all others would wait for it.
  wal_init_zero: 'off',
  wal_level: 'replica',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Details and statements would carry people's names and numbers into the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

export async function launch(place: Place, runtime: Runtime, settings: Settings): Promise<Launched> {
  const { handle, begin } = await openServerLog(place.log)
  const sockets = `"${place.connection.host.replaceAll('"', '""')}"`
  const log = await logRoom(place.data)
  const all = {
    ...defaults,
    ...log,
    ...settings,
    unix_socket_directories: sockets,
    port: place.connection.port,
  }
  const child = spawn(
    join(runtime.bin, 'postgres'),
    ['-D', place.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
      cwd: place.data,
      env: { ...serverEnvironment, ...(await staleLockHint(place.data)) },
      stdio: ['ignore', handle.fd, handle.fd],
      detached: true,
    },
  )
  try {
    await once(child, 'spawn')
  } finally {
    await handle.close()
  }
  child.unref()
  return {
    pid: child.pid,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => readServerLog(place.log, begin),
  }
}

/** The log of what changed between two checkpoints, which a small disk could not hold at its usual size. */
async function logRoom(data: string): Promise<Settings> {
  const { blocks, bsize } = await statfs(data)
  const megabytes = Math.floor((blocks * bsize) / 10 / 2 ** 20)
  const most = Math.min(512, Math.max(64, megabytes))
  return { max_wal_size: `${most}MB`, min_wal_size: `${Math.min(80, most)}MB` }
}

/** The process id of the server of `data`, if the one in its lock file truly is it. */
export async function findPostmaster(data: string) {
  const pid = await lockedBy(data)
  return pid && (await isPostmaster(pid, data)) ? pid : null
}

/** Ends the server in its fast way: sessions are cut, everything committed is on disk. */
export async function stopPostmaster(data: string, patience: number) {
  const pid = await findPostmaster(data)
  if (!pid) return true
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
    if (!(await isPostmaster(pid, data))) return true
  }
  return false
}

/**
 * After a power cut the lock file may name a process id that now belongs to someone else, or to a dead process that
 * nobody has buried, and PostgreSQL would refuse for ever. The lock file is PostgreSQL's own and never ours to delete:
 * this variable is its own way to be told of a process that is not another server. All its other checks still hold.
 */
async function staleLockHint(data: string) {
  const pid = await lockedBy(data)
  return pid && !(await isPostmaster(pid, data)) ? { PG_GRANDPARENT_PID: String(pid) } : {}
}

async function lockedBy(data: string) {
  const lock = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(lock, 10) || null
}

/** By its command line, which any user may read; that of a dead process is empty. */
async function isPostmaster(pid: number, data: string) {
  if (process.platform !== 'linux') {
    const ps = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => null)
    return ps?.stdout.includes(`postgres -D ${data} `) ?? false
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const [program = '', flag, folder] = command.split('\0')
  return basename(program) === 'postgres' && flag === '-D' && folder === data
}
