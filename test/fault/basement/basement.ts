import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { second } from '#platform/time.ts'
import { median } from '../../../bench/statistics.ts'
import { serverCommand, startBuiltServer, statusOf } from '../built-server.ts'
import type { Check, Fault } from '../fault.ts'
import { note } from '../report.ts'
import type { Stage } from '../stage.ts'
import { openLine } from './line.ts'
import { makeNextVersion } from './next-version.ts'
import { basementFaults, drawPlan, type Plan } from './plan.ts'
import { playBasement, type Ground, type Outcome } from './round.ts'

/**
 * Technicians work on a phone without a connection, and everything that can go wrong with phone, line, server and session does.
 * `FAULT_SEED` plays one round again, or begins with it.
 */
export const basement: Fault = {
  name: 'phone in a basement',
  short: 2,
  long: 50,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  const { FAULT_SEED } = process.env
  const first = FAULT_SEED ? Number(FAULT_SEED) : 2 * randomInt(1_000_000)
  const ground = await openGround(stage)
  const checks: Check[] = []
  const outcomes: Outcome[] = []
  const lengths: number[] = []
  const plans = Array.from({ length: times }, (_, nth) => drawPlan(first + nth))
  for (const plan of plans) {
    note(`        FAULT_SEED=${plan.seed}: ${[...plan.faults].join(', ')}`)
    const begun = performance.now()
    const outcome = await playBasement(ground, plan)
    // A round that broke off may have left it down.
    if ((await statusOf(`${stage.url()}/readyz`)) !== 200) await ground.start()
    lengths.push(performance.now() - begun)
    outcomes.push(outcome)
    const seen = checksOf(plan, outcome)
    checks.push(...seen)
    for (const { what, problems } of seen)
      if (problems.length > 0) note(`FAILED ${what}: ${problems.join('; ')}`)
  }
  await ground.line.close()
  await stage.server.stop()
  stage.server = await startBuiltServer(stage.place)
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + of(outcome), 0)
  return {
    checks,
    silences: outcomes.map(({ silence }) => silence),
    counts: {
      acknowledged: sum(({ acknowledged }) => acknowledged),
      lost: sum(({ lost }) => lost.length),
      doubled: sum(({ doubled }) => doubled.length),
    },
    remarks: [
      'acknowledged: notes, steps and photos by their receipts',
      `${sum(({ silent }) => silent.length)} silent`,
      'back after: from the connection to everything sent',
      `a round takes ${(median(lengths) / second).toFixed(0)} s (median)`,
      basementFaults
        .map((fault) => `${plans.filter(({ faults }) => faults.has(fault)).length} × ${fault}`)
        .join(', '),
    ],
  }
}

async function openGround(stage: Stage): Promise<Ground> {
  const line = await openLine(() => stage.place.port)
  const [options, main] = [serverCommand.slice(0, -1), serverCommand.at(-1) ?? '']
  const commands = [serverCommand, [...options, join(await makeNextVersion(), main)]]
  let running = 0
  async function start() {
    stage.server = await startBuiltServer(stage.place, { command: commands[running] ?? serverCommand })
  }
  async function deploy() {
    await stage.server.stop()
    running = 1 - running
    await start()
  }
  return { stage, line, start, deploy }
}

function checksOf({ seed }: Plan, { lost, doubled, silent, odd }: Outcome): Check[] {
  return [
    { what: `basement ${seed}: nothing is lost`, problems: lost },
    { what: `basement ${seed}: nothing is doubled`, problems: doubled },
    { what: `basement ${seed}: nothing is silent`, problems: silent },
    { what: `basement ${seed}: as it was done, sent and received`, problems: odd },
  ]
}
