import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '../time.ts'
import { joinServer, type Joined } from './join.ts'
import { openPlace, type SocketConnection } from './place.ts'
import { stopPostmaster, type Settings } from './postmaster.ts'
import { leave, type Presence } from './presence.ts'
import { capServerLog } from './server-log.ts'
import { explainFiles } from './explain.ts'

export type EmbeddedPostgres = {
  connection: SocketConnection
  /** Whether the server was running already. */
  adopted: boolean
  /** Resolves when the server takes connections. A server that went away comes back without it, after a pause. */
  ensureRunning(): Promise<void>
  /** Leaves the server; the last app to leave stops it. */
  stop(): Promise<void>
}

export type StartOptions = {
  home: string
  log: (line: string) => void
  settings?: Settings
}

const patienceWithStop = 8 * second
const longestPause = 30 * second

/** Starts the PostgreSQL server of the folder `home`, or joins the one that runs, and keeps it running until `stop`. */
export async function startEmbeddedPostgres({
  home,
  log,
  settings = {},
}: StartOptions): Promise<EmbeddedPostgres> {
  const place = await openPlace(home).catch(refuse(home))
  const stopping = new AbortController()
  let presence: Presence | null = null
  let joining: Promise<Joined> | null = null
  let pause = 0

  const first = await join()
  const capping = setInterval(() => void capServerLog(place.log).catch(() => {}), minute).unref()
  return { connection: place.connection, adopted: first.adopted, ensureRunning, stop }

  async function join() {
    joining ??= joinServer(place, settings, stopping.signal)
    try {
      const joined = await joining
      if (presence !== joined.presence) {
        presence?.client.end().catch(() => {})
        presence = joined.presence
        void watch(joined.presence)
      }
      return joined
    } catch (error) {
      throw explainFiles(error, home)
    } finally {
      joining = null
    }
  }

  async function ensureRunning() {
    await join()
  }

  async function watch(current: Presence) {
    const since = Date.now()
    await current.gone
    if (presence !== current) return
    presence = null
    pause = nextPause(pause, Date.now() - since)
    while (!stopping.signal.aborted && !(await comesBack())) pause = nextPause(pause, 0)
  }

  async function comesBack() {
    log(`The database stopped. Restarting it${pause ? ` in ${pause / second} s` : ''}.`)
    try {
      await sleep(pause, undefined, { signal: stopping.signal })
      if (!presence) await join()
      return true
    } catch (error) {
      if (!stopping.signal.aborted) log(`The database could not be started. ${String(error)}`)
      return false
    }
  }

  async function stop() {
    stopping.abort()
    clearInterval(capping)
    await Promise.race([joining?.catch(() => {}), sleep(patienceWithStop, undefined, { ref: false })])
    if (!presence) return
    const { client } = presence
    // A server that went away this moment has nothing left to stop.
    const isLast = await leave(presence).catch(() => false)
    if (isLast && !(await stopPostmaster(place.data, patienceWithStop))) {
      log('The database is taking long to stop and will finish by itself.')
    }
    await client.end().catch(() => {})
  }
}

/** A server that dies again and again is given longer and longer pauses. */
export function nextPause(previous: number, lasted: number) {
  if (lasted > minute) return 0
  return Math.min(Math.max(previous * 2, 0.1 * second), longestPause)
}

function refuse(home: string) {
  return (error: unknown): never => {
    throw explainFiles(error, home)
  }
}
