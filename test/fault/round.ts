import { randomInt } from 'node:crypto'
import { second } from '#platform/time.ts'
import type { Stage } from './stage.ts'
import { deliver, makePlea } from './visitor.ts'

export type Strike = () => Promise<unknown>

/** `silence`: the longest time after the blow without an acknowledgement, in milliseconds. */
export type Round = { problems: string[]; silence: number }

const visitors = 8
const earliestBlow = 10
const latestBlow = 40
const afterTheBlow = 20
const longestRound = 60 * second

/**
 * Visitors ask for help, one request after the other. With the one acknowledgement that chance has chosen the blow falls,
 * while the other visitors' requests are under way; the round ends once enough were acknowledged after it was over.
 */
export async function playRound({ url, ledger }: Stage, strike: Strike): Promise<Round> {
  const bound = AbortSignal.timeout(longestRound)
  const blowAt = randomInt(earliestBlow, latestBlow)
  const problems: string[] = []
  const before = ledger.surprises.length
  let asked = 0
  let acknowledged = 0
  let enough = Infinity
  let last = 0
  let silence = 0
  let blow: Promise<unknown> = Promise.resolve()

  async function askForHelp() {
    while (acknowledged < enough && !bound.aborted) {
      const plea = await makePlea(asked++)
      if (!(await deliver(url, plea, { ledger, bound }))) return
      const now = performance.now()
      if (acknowledged >= blowAt) silence = Math.max(silence, now - last)
      last = now
      if (++acknowledged !== blowAt) continue
      blow = strike()
        .catch((error: unknown) => void problems.push(String(error)))
        .finally(() => (enough = acknowledged + afterTheBlow))
    }
  }

  await Promise.all(Array.from({ length: visitors }, askForHelp))
  await blow
  if (acknowledged < enough) {
    problems.push(`only ${acknowledged} requests were acknowledged in ${longestRound / second} s`)
  }
  return { problems: [...problems, ...ledger.surprises.slice(before)], silence }
}
