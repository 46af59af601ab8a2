import { randomInt } from 'node:crypto'
import { second } from '#platform/time.ts'
import { median } from '../../../bench/statistics.ts'
import { startBuiltServer, statusOf } from '../built-server.ts'
import type { Check, Fault } from '../fault.ts'
import { openLine } from '../basement/line.ts'
import { note } from '../report.ts'
import { drawCalls } from './plan.ts'
import { playCalls, type Taken } from './round.ts'

/**
 * A dispatcher takes calls without a connection. The phone dies twice, the server is down as the connection comes back, and the first
 * answer to each write is lost. `FAULT_SEED` plays one round again, or begins with it.
 */
export const calls: Fault = {
  name: 'calls without a connection',
  short: 1,
  long: 20,
  needsDisk: false,

  async play(stage, times) {
    const { FAULT_SEED } = process.env
    const first = FAULT_SEED ? Number(FAULT_SEED) : randomInt(1_000_000)
    const line = await openLine(() => stage.place.port)
    async function start() {
      stage.server = await startBuiltServer(stage.place)
    }
    const checks: Check[] = []
    const rounds: (Taken & { ms: number })[] = []
    for (let nth = 0; nth < times; nth++) {
      const plan = drawCalls(first + nth)
      note(`        FAULT_SEED=${plan.seed}: ${plan.calls.length} calls`)
      const begun = performance.now()
      const taken = await playCalls({ stage, line, start }, plan)
      if ((await statusOf(`${stage.url()}/readyz`)) !== 200) await start()
      rounds.push({ ...taken, ms: performance.now() - begun })
      const { lost, doubled, odd } = taken
      checks.push(
        { what: `calls ${plan.seed}: nothing is lost`, problems: lost },
        { what: `calls ${plan.seed}: nothing is doubled`, problems: doubled },
        { what: `calls ${plan.seed}: as it was typed, said and sent`, problems: odd },
      )
    }
    await line.close()
    const sum = (of: (taken: Taken) => number) => rounds.reduce((all, taken) => all + of(taken), 0)
    return {
      checks,
      silences: rounds.map(({ silence }) => silence),
      counts: {
        acknowledged: sum(({ acknowledged }) => acknowledged),
        lost: sum(({ lost }) => lost.length),
        doubled: sum(({ doubled }) => doubled.length),
      },
      remarks: [
        'acknowledged: calls and access codes by their receipts',
        'back after: from the connection to everything sent',
        `a round takes ${(median(rounds.map(({ ms }) => ms)) / second).toFixed(0)} s (median)`,
      ],
    }
  },
}
