import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { startBuiltServer } from './built-server.ts'
import type { Fault } from './fault.ts'
import { listLetters } from './mailbox.ts'
import type { Stage } from './stage.ts'
import { deliver, makePlea } from './visitor.ts'

const visitors = 8
const lettersBetween = 8
const longestBetween = 60 * second
const longestBurst = 120 * second

/** The app dies again and again over a heap of letters that it has still to write. */
export const dyingWorker: Fault = {
  name: 'kill -9 over unwritten letters',
  short: 1,
  long: 20,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  await askAtOnce(stage, times * lettersBetween * 2)
  const silences: number[] = []
  const problems: string[] = []
  for (let nth = 0; nth < times; nth++) {
    if (!(await moreLetters(stage))) problems.push(`no letters came in ${longestBetween / second} s`)
    await stage.server.kill()
    stage.server = await startBuiltServer(stage.place)
    silences.push(stage.server.startedIn)
  }
  const checks = [{ what: 'letters go on after each kill -9 over them', problems }]
  return { checks, silences, remarks: ['each letter once in the mailbox', 'back after: the start'] }
}

/** Quick requests without photos, so that their letters pile up. */
async function askAtOnce({ url, ledger }: Stage, count: number) {
  const bound = AbortSignal.timeout(longestBurst)
  let asked = 0
  async function askForHelp() {
    while (asked < count) await deliver(url, await makePlea(1 + 3 * asked++), { ledger, bound })
  }
  await Promise.all(Array.from({ length: visitors }, askForHelp))
}

/** Waits for the next few, or for all there will be. */
async function moreLetters({ place, ledger }: Stage) {
  const before = (await listLetters(place)).length
  const wanted = Math.min(before + lettersBetween, ledger.acknowledged.size)
  for (const deadline = Date.now() + longestBetween; Date.now() < deadline; await sleep(10)) {
    if ((await listLetters(place)).length >= wanted) return true
  }
  return false
}
