import { randomInt } from 'node:crypto'
import { second } from '#platform/time.ts'
import type { Strike } from './round.ts'
import type { Stage } from './stage.ts'
import { deliver, makePlea } from './visitor.ts'

const visitors = 8
const earliestBlow = 30
const latestBlow = 60
const longest = 60 * second

/** Visitors ask for help until the blow falls, and nobody asks again: what is lost then stays lost. */
export async function playLastWords({ url, ledger }: Stage, strike: Strike) {
  const struck = new AbortController()
  const bound = AbortSignal.any([struck.signal, AbortSignal.timeout(longest)])
  const blowAt = randomInt(earliestBlow, latestBlow)
  let asked = 0
  let acknowledged = 0

  async function askForHelp() {
    while (!bound.aborted) {
      const plea = await makePlea(asked++)
      if ((await deliver(url, plea, { ledger, bound })) && ++acknowledged >= blowAt) struck.abort()
    }
  }

  const asking = Promise.all(Array.from({ length: visitors }, askForHelp))
  await new Promise<void>((resolve) => bound.addEventListener('abort', () => resolve(), { once: true }))
  await strike()
  await asking
}
