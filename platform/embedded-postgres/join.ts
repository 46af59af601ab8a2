import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareCluster } from './cluster.ts'
import { closedFolder } from './database-user.ts'
import type { Place } from './place.ts'
import { findPostmaster, launch, type Launched, type Settings } from './postmaster.ts'
import { enter, type Presence } from './presence.ts'
import { prepareRuntime, type Runtime } from './runtime.ts'
import { hour, minute } from '../time.ts'
import { trouble } from '../trouble.ts'
import { explainOutput } from './explain.ts'

export type Joined = { presence: Presence; adopted: boolean }

const patienceWithLock = minute
const patienceWithRecovery = 10 * minute

/**
 * Connects to the server of a place, and starts one when none answers. Of several starters PostgreSQL's own lock
 * lets one through; the others connect to what it started.
 */
export async function joinServer(place: Place, settings: Settings, signal: AbortSignal): Promise<Joined> {
  const begin = Date.now()
  let launched: Launched | null = null
  for (;;) {
    // Once a server is starting it is joined, so that the last app to leave can stop it.
    if (!launched) signal.throwIfAborted()
    const answer = await enter(place.connection)
    if (typeof answer === 'object') {
      // A server of ours may still be on its way to find that another one was faster.
      const adopted = !launched?.pid || launched.pid !== (await findPostmaster(place.data))
      return { presence: answer, adopted }
    }
    const waited = Date.now() - begin
    if (answer === 'busy' && waited > patienceWithRecovery) throw tooLong(place)
    if (answer === 'absent') {
      launched ??= await startServer(place, settings)
      if (launched.hasEnded()) {
        const output = await launched.output()
        if (!isHeldByAnother(output)) throw explainOutput(output, place.home)
        if (waited > patienceWithLock) throw tooLong(place)
        launched = null
        await sleep(100)
      }
    }
    await sleep(20)
  }
}

async function startServer(place: Place, settings: Settings) {
  const runtime = await prepareRuntime(place.home)
  checkWay(place, runtime)
  await prepareCluster(place, runtime)
  const launched = await launch(place, runtime, settings)
  await sweep(place.home)
  return launched
}

/** Root may go anywhere, and would only learn from the start that the database's user may not. */
function checkWay({ user }: Place, { bin }: Runtime) {
  const closed = user && closedFolder(bin, user)
  if (!closed) return
  const remedy = `Allow access to it (chmod o+x '${closed}'), or set PG_BIN to another folder.`
  throw trouble(
    `The database's user ${user.name} has no access to ${closed}, which is needed to reach ${bin}.`,
    remedy,
  )
}

/** Another starter was faster, or what remains of a killed server has not ended yet. */
function isHeldByAnother(output: string) {
  return /lock file ".*" (already exists|is empty)|bogus data in lock file|pre-existing shared memory/.test(
    output,
  )
}

/** Drafts of starters that were killed. */
async function sweep(home: string) {
  for (const name of await readdir(home)) {
    const path = join(home, name)
    const found = name.startsWith('.draft-') && (await stat(path).catch(() => null))
    if (found && Date.now() - found.mtimeMs > hour) await rm(path, { recursive: true, force: true })
  }
}

function tooLong({ data, log }: Place) {
  const remedy = `See ${log}; the first line of ${data}/postmaster.pid has the process id.`
  return trouble('Another PostgreSQL server is using the database, but does not respond.', remedy)
}
