import { findDatabaseServer, startBuiltServer } from './built-server.ts'
import { ageDrafts, findLeft } from './drafts.ts'
import type { Check, Fault } from './fault.ts'
import { playRound } from './round.ts'
import type { Stage } from './stage.ts'

const victims = [
  { name: 'the app', strike: killApp },
  { name: 'the database', strike: killDatabase },
  { name: 'the app and the database', strike: killBoth },
] as const

/** kill -9 of the app, of the database and of both, in turn. */
export const kills: Fault = {
  name: 'kill -9 of app, database, both',
  short: 3,
  long: 50,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  const checks: Check[] = []
  const silences: number[] = []
  for (let nth = 0; nth < times; nth++) {
    const { name, strike } = victims[nth % victims.length] ?? victims[0]
    const { problems, silence } = await playRound(stage, () => strike(stage))
    checks.push({ what: `kill -9 of ${name}, time ${nth + 1}`, problems })
    silences.push(silence)
  }
  checks.push({ what: 'what a killed app left half written is swept', problems: await sweepDrafts(stage) })
  return { checks, silences, remarks: ['in turn'] }
}

async function sweepDrafts(stage: Stage) {
  await stage.server.stop()
  const drafts = await ageDrafts(stage.place)
  stage.server = await startBuiltServer(stage.place)
  return findLeft(drafts)
}

/** A killed app is started again as its keeper would do it; a killed database must come back by itself. */
async function killApp(stage: Stage) {
  await stage.server.kill()
  stage.server = await startBuiltServer(stage.place)
}

function killDatabase(stage: Stage) {
  return signalDatabase(stage, 'SIGKILL')
}

async function killBoth(stage: Stage) {
  await killDatabase(stage)
  await killApp(stage)
}

export async function signalDatabase({ place }: Stage, signal: NodeJS.Signals) {
  const pid = await findDatabaseServer(place)
  if (!pid) throw new Error('there is no database server')
  process.kill(pid, signal)
}
