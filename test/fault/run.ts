import { readFile } from 'node:fs/promises'
import { examine, type Examined } from './examine.ts'
import type { Check, Fault } from './fault.ts'
import { openLoopDisk } from './loop-disk.ts'
import { note, report, tally } from './report.ts'
import { openStage, type Stage } from './stage.ts'
import type { Row } from './table.ts'

/** One fault on a server of its own, as often as it takes to trust it. */
export async function runFault(fault: Fault): Promise<Row> {
  note(fault.name)
  const { name, long: times } = fault
  const stage = await openGround(fault)
  if ('reason' in stage) return { name, ...stage }
  const before = tally.failed
  const { silences, remarks, counts: own } = await playOn(stage, fault, times)
  const counts = { ...(await lookAt(stage)), ...own }
  const proof = await prove(fault)
  return { name, times, ...counts, silences, remarks: [...remarks, ...proof], failed: tally.failed - before }
}

/** A few of each, one after the other on one server. */
export async function runTogether(faults: readonly Fault[]) {
  const [first] = faults
  if (!first) return
  const stage = await openGround(first)
  if ('reason' in stage) return
  for (const fault of faults) await playOn(stage, fault, fault.short)
  await lookAt(stage)
  for (const fault of faults) await prove(fault)
}

async function openGround({ needsDisk, name }: Fault): Promise<Stage | { reason: string }> {
  if (!needsDisk) return openStage()
  const disk = await openLoopDisk().catch((error: unknown) => ({ reason: messageOf(error) }))
  if (!('reason' in disk)) return openStage(disk)
  note(`not run: ${name}, because ${disk.reason}`)
  return disk
}

async function playOn(stage: Stage, fault: Fault, times: number) {
  const played = await fault.play(stage, times)
  reportAll(played.checks)
  for (const remark of played.remarks) note(`        ${remark}`)
  return played
}

async function lookAt(stage: Stage): Promise<Omit<Examined, 'checks'>> {
  const { checks, ...counts } = await examine(stage)
  note(`        ${counts.acknowledged} of ${stage.ledger.sent.size} requests were acknowledged`)
  const before = tally.failed
  reportAll(checks)
  if (tally.failed > before) note(`The server said:\n${await readTroubles(stage.place.log)}`)
  await stage.close()
  return counts
}

async function prove({ prove }: Fault): Promise<string[]> {
  const { checks, remarks } = (await prove?.()) ?? { checks: [], remarks: [] }
  reportAll(checks)
  for (const remark of remarks) note(`        ${remark}`)
  return remarks
}

function reportAll(checks: readonly Check[]) {
  for (const check of checks) report(check)
}

/** What the server said but the lines of every request. */
async function readTroubles(log: string) {
  const lines = (await readFile(log, 'utf8')).split('\n')
  return lines
    .filter((line) => !line.startsWith('{"level":30'))
    .slice(-60)
    .join('\n')
    .slice(-6000)
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
