import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { findDatabaseServer, startBuiltServer, statusOf } from './built-server.ts'
import type { Check, Fault } from './fault.ts'
import { signalDatabase } from './kills.ts'
import { playRound } from './round.ts'
import type { Stage } from './stage.ts'
import { noAnswer, type Refusal } from './visitor.ts'
import { watchEvents } from './watcher.ts'

/** PostgreSQL's own ways to go down: sessions cut, and sessions dropped without a word. */
const ways = [
  { name: 'fast', signal: 'SIGINT' },
  { name: 'immediate', signal: 'SIGQUIT' },
] as const

/** A database that goes away again and again is given ever longer pauses, unless the app itself was new. */
const restartsOfOneApp = 4
const longestRestart = 30 * second
const longestCatchUp = 15 * second

/** The database goes down and comes up again; pool, relay and streams must heal, and whoever watches must miss nothing. */
export const restarts: Fault = {
  name: 'restart of the database',
  short: 2,
  long: 20,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  const first = stage.ledger.refusals.length
  const steady = await watchEvents(stage.url())
  const roaming = await watchEvents(stage.url())
  const checks: Check[] = []
  const silences: number[] = []
  for (let nth = 0; nth < times; nth++) {
    const { name, signal } = ways[nth % ways.length] ?? ways[0]
    const before = stage.ledger.refusals.length
    let back = Infinity
    const { problems, silence } = await playRound(stage, async () => {
      roaming.hangUp()
      back = await restart(stage, signal)
    })
    const refusals = stage.ledger.refusals.slice(before)
    checks.push({
      what: `restart ${nth + 1}: ${name}, and requests go on`,
      problems: [...problems, ...findUnhealed(refusals, back)],
    })
    silences.push(silence)
    if (nth % restartsOfOneApp === restartsOfOneApp - 1) await renewApp(stage)
  }
  for (const [who, watcher] of [
    ['stays connected', steady],
    ['loses the connection too', roaming],
  ] as const) {
    const unheard = await watcher.findUnheard(stage.ledger, longestCatchUp)
    checks.push({ what: `who watches and ${who} hears of each request once, in order`, problems: unheard })
    await watcher.stop()
  }
  const streams = `every event once on ${steady.connections()} and ${roaming.connections()} connections`
  return { checks, silences, remarks: [countRefusals(stage.ledger.refusals.slice(first)), streams] }
}

/** Returns when the app says that it is ready with the new server. */
async function restart(stage: Stage, signal: NodeJS.Signals) {
  const old = await findDatabaseServer(stage.place)
  await signalDatabase(stage, signal)
  for (const deadline = Date.now() + longestRestart; Date.now() < deadline; await sleep(20)) {
    const pid = await findDatabaseServer(stage.place)
    if (pid && pid !== old && (await statusOf(`${stage.url()}/readyz`)) === 200) return performance.now()
  }
  throw new Error(`the database is not back after ${longestRestart / second} s`)
}

async function renewApp(stage: Stage) {
  await stage.server.stop()
  stage.server = await startBuiltServer(stage.place)
}

/** Meanwhile requests may be refused, but not left without an answer; once back, none is refused. */
function findUnhealed(refusals: readonly Refusal[], back: number) {
  const hung = refusals.filter(({ said }) => said === noAnswer).map(() => 'a request got no answer')
  const late = refusals.filter(({ asked, said }) => asked > back && said !== noAnswer)
  return [...hung, ...late.map(({ said }) => `once it was back, a request was answered: ${said}`)]
}

function countRefusals(refusals: readonly Refusal[]) {
  const kinds = [...Map.groupBy(refusals, ({ said }) => said)]
  const counted = kinds.map(([said, all]) => `${all.length} × ${said}`).join(', ')
  return `refused meanwhile: ${counted || 'none'}`
}
