import { randomInt } from 'node:crypto'
import { second } from '#platform/time.ts'
import { findDatabaseServer, startBuiltServer, type BuiltServer, type ServerPlace } from './built-server.ts'
import { deliver, makePlea, type Ledger } from './visitor.ts'

/** What is killed while requests arrive. */
export type Victim = 'app' | 'database' | 'both'

/** Changes as the server is killed and started again. */
export type Stage = { place: ServerPlace; server: BuiltServer; ledger: Ledger }

const visitors = 8
const earliestKill = 15
const latestKill = 60
const afterwards = 30
const longestRound = 15 * second

/**
 * Visitors ask for help, one request after the other. With the one acknowledgement that chance has chosen the victim is
 * killed, while the other visitors' requests are under way; the round ends once enough were acknowledged after it.
 */
export async function playRound(stage: Stage, victim: Victim): Promise<string[]> {
  const { ledger } = stage
  const bound = AbortSignal.timeout(longestRound)
  const killAt = randomInt(earliestKill, latestKill)
  const problems: string[] = []
  const before = ledger.surprises.length
  let asked = 0
  let acknowledged = 0
  let blow = Promise.resolve()

  async function askForHelp() {
    while (acknowledged < killAt + afterwards && !bound.aborted) {
      const plea = await makePlea(asked++)
      if (!(await deliver(stage.server.url, plea, ledger, bound))) return
      if (++acknowledged !== killAt) continue
      blow = strike(stage, victim).catch((error: unknown) => void problems.push(String(error)))
    }
  }

  await Promise.all(Array.from({ length: visitors }, askForHelp))
  await blow
  if (acknowledged < killAt + afterwards) {
    problems.push(`only ${acknowledged} requests were acknowledged in ${longestRound / second} s`)
  }
  return [...problems, ...ledger.surprises.slice(before)]
}

/** A killed app is started again as its keeper would do it; a killed database must come back by itself. */
async function strike(stage: Stage, victim: Victim) {
  if (victim !== 'app') {
    const pid = await findDatabaseServer(stage.place)
    if (!pid) throw new Error('there is no database server to kill')
    process.kill(pid, 'SIGKILL')
  }
  if (victim === 'database') return
  await stage.server.kill()
  stage.server = await startBuiltServer(stage.place)
}
