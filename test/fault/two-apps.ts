import { findDatabaseServer, freePort, startBuiltServer, type BuiltServer } from './built-server.ts'
import type { Check, Fault } from './fault.ts'
import { playRound } from './round.ts'
import type { Stage } from './stage.ts'

/** Two apps share a data folder and its database; one of them is killed, the other goes on. */
export const twoApps: Fault = {
  name: 'two apps on one data folder, one killed',
  short: 1,
  long: 10,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  const place = { ...stage.place, port: await freePort() }
  const apps: [BuiltServer, BuiltServer] = [stage.server, await startBuiltServer(place)]
  const { url } = stage
  let next = 0
  stage.url = () => apps[next++ % 2 === 0 ? 0 : 1].url

  const checks: Check[] = []
  const silences: number[] = []
  for (let nth = 0; nth < times; nth++) {
    const { problems, silence } = await playRound(stage, () => apps[1].kill())
    checks.push({ what: `kill -9 of one of two apps, time ${nth + 1}: the other goes on`, problems })
    silences.push(silence)
    apps[1] = await startBuiltServer(place)
  }
  stage.url = url

  await apps[0].stop()
  const stays = (await findDatabaseServer(place)) ? [] : ['it went down with the first']
  await apps[1].stop()
  const goes = (await findDatabaseServer(place)) ? ['it still runs'] : []
  checks.push({ what: 'the database stays while an app uses it', problems: stays })
  checks.push({ what: 'and goes with the last', problems: goes })
  stage.server = await startBuiltServer(stage.place)
  return { checks, silences, remarks: ['requests to both in turn'] }
}
