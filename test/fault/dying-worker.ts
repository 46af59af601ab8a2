import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { startBuiltServer } from './built-server.ts'
import type { Fault } from './fault.ts'
import { listEmails } from './mailbox.ts'
import type { Stage } from './stage.ts'
import { deliver, makePlea } from './visitor.ts'

const visitors = 8
const emailsBetween = 8
const longestBetween = 60 * second
const longestBurst = 120 * second

/** The app dies again and again over a heap of emails that it has still to write. */
export const dyingWorker: Fault = {
  name: 'kill -9 over unwritten emails',
  short: 1,
  long: 20,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  await askAtOnce(stage, times * emailsBetween * 2)
  const silences: number[] = []
  const problems: string[] = []
  for (let nth = 0; nth < times; nth++) {
    if (!(await moreEmails(stage))) problems.push(`no emails came in ${longestBetween / second} s`)
    await stage.server.kill()
    stage.server = await startBuiltServer(stage.place)
    silences.push(stage.server.startedIn)
  }
  const checks = [{ what: 'emails go on after each kill -9 over them', problems }]
  return { checks, silences, remarks: ['each email once in the mailbox', 'back after: the start'] }
}

/** Quick requests without photos, so that their emails pile up. */
async function askAtOnce({ url, ledger }: Stage, count: number) {
  const bound = AbortSignal.timeout(longestBurst)
  let asked = 0
  async function askForHelp() {
    while (asked < count) await deliver(url, await makePlea(1 + 3 * asked++), { ledger, bound })
  }
  await Promise.all(Array.from({ length: visitors }, askForHelp))
}

/** Waits for the next few, or for all there will be. */
async function moreEmails({ place, ledger }: Stage) {
  const before = (await listEmails(place)).length
  const wanted = Math.min(before + emailsBetween, ledger.acknowledged.size)
  for (const deadline = Date.now() + longestBetween; Date.now() < deadline; await sleep(10)) {
    if ((await listEmails(place)).length >= wanted) return true
  }
  return false
}
