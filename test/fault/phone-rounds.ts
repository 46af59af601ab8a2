import { randomInt } from 'node:crypto'
import { second } from '#platform/time.ts'
import { median } from '../../bench/statistics.ts'
import { aPhone } from '../e2e/a-phone.ts'
import { openLine } from './basement/line.ts'
import { startBuiltServer, statusOf } from './built-server.ts'
import type { Colleague } from './colleague.ts'
import type { Desk, Office } from './come-back.ts'
import type { Check, Fault } from './fault.ts'
import { note } from './report.ts'

/** So soon the product promises that what was typed or drawn is stored. */
export const promisedStored = 0.3 * second

/** `silence`: from when the connection stays until everything is sent, in milliseconds. */
export type Taken = {
  acknowledged: number
  lost: string[]
  doubled: string[]
  odd: string[]
  silence: number
}

type Rounds<Plan extends { seed: number }> = {
  name: string
  short: number
  long: number
  /** What is played, in one word, and what its receipts are for. */
  word: string
  receipts: string
  draw: (seed: number) => Plan
  size: (plan: Plan) => string
  play: (office: Office, plan: Plan) => Promise<Taken>
}

/** Rounds of someone with a phone. `FAULT_SEED` plays one round again, or begins with it. */
export function phoneRounds<Plan extends { seed: number }>({
  word,
  receipts,
  draw,
  size,
  play,
  ...named
}: Rounds<Plan>): Fault {
  return {
    ...named,
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
        const plan = draw(first + nth)
        note(`        FAULT_SEED=${plan.seed}: ${size(plan)}`)
        const begun = performance.now()
        const taken = await play({ stage, line, start }, plan)
        if ((await statusOf(`${stage.url()}/readyz`)) !== 200) await start()
        rounds.push({ ...taken, ms: performance.now() - begun })
        const { lost, doubled, odd } = taken
        checks.push(
          { what: `${word} ${plan.seed}: nothing is lost`, problems: lost },
          { what: `${word} ${plan.seed}: nothing is doubled`, problems: doubled },
          { what: `${word} ${plan.seed}: as it was typed, said and sent`, problems: odd },
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
          `acknowledged: ${receipts} by their receipts`,
          'back after: from the connection to everything sent',
          `a round takes ${(median(rounds.map(({ ms }) => ms)) / second).toFixed(0)} s (median)`,
        ],
      }
    },
  }
}

/** A phone with a good connection, from its first start until it is removed; what goes wrong is told, and not thrown. */
export async function onAPhone(
  office: Office,
  by: Colleague,
  work: (desk: Desk) => Promise<Taken>,
): Promise<Taken> {
  const { line } = office
  line.mend()
  line.letThrough(Infinity)
  line.dropFirstAnswers(false)
  const phone = await aPhone(line.origin)
  const { page } = await phone.start()
  const desk: Desk = { ...office, phone, by, page, odd: [] }
  try {
    return await work(desk)
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const screen = await desk.page
      .locator('body')
      .innerText({ timeout: second })
      .catch(() => 'nothing')
    const odd = [...desk.odd, `${words}\nThe screen shows:\n${screen}`]
    return { acknowledged: 0, lost: [], doubled: [], odd, silence: 0 }
  } finally {
    line.beforeNextWrite(async () => {})
    await phone.remove()
  }
}
