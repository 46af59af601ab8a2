import { execFile } from 'node:child_process'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { second } from '#platform/time.ts'
import type { Check, Fault } from './fault.ts'
import { playRound } from './round.ts'
import type { Stage } from './stage.ts'
import { signIn } from './staff.ts'
import { makePlea, post } from './visitor.ts'

const megabyte = 2 ** 20
/** So little is left that nothing may be taken in, and so much that nothing fails yet. */
const leftFree = 60 * megabyte
const longestNotice = 30 * second
const full = '503 disk_full'
/** Photos stop before requests do, and come back after them. */
const fullForPhotos = '503 no-room-for-photos'

/** Something fills the disk while people ask for help: writes are refused, reads go on, and it heals when there is room. */
export const fullDisk: Fault = { name: 'disk full', short: 1, long: 5, needsDisk: true, play }

async function play(stage: Stage, times: number) {
  const checks: Check[] = []
  const silences: number[] = []
  const first = stage.ledger.refusals.length
  for (let nth = 0; nth < times; nth++) {
    const odd: string[] = []
    const { problems, silence } = await playRound(stage, async () => void odd.push(...(await fillUp(stage))))
    const what = `disk full, time ${nth + 1}: refused in words, read on, healed`
    checks.push({ what, problems: [...problems, ...odd] })
    silences.push(silence)
  }
  const refused = stage.ledger.refusals.slice(first)
  const odd = refused
    .filter(({ said }) => said !== full && said !== fullForPhotos)
    .map(({ said }) => `on a full disk: ${said}`)
  checks.push({ what: 'nothing else failed on a full disk', problems: odd })
  const photos = refused.filter(({ said }) => said === fullForPhotos).length
  const remark = `refused meanwhile: ${refused.length - photos} × ${full}, ${photos} × ${fullForPhotos}`
  return { checks, silences, remarks: [remark] }
}

async function fillUp(stage: Stage) {
  const folder = stage.disk?.folder ?? ''
  const filler = join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  await promisify(execFile)('fallocate', ['-l', String(bavail * bsize - leftFree), filler])
  const problems = (await comes(() => isRefused(stage))) ? [] : ['requests went on to be taken in']
  for (const path of ['/', '/contact', '/readyz']) {
    const { status } = await fetch(stage.url() + path)
    if (status !== 200) problems.push(`${path}: ${status}`)
  }
  if ((await (await signIn(stage.url())).listAll()).length === 0) problems.push('staff saw no requests')
  await rm(filler)
  if (!(await comes(async () => !(await isRefused(stage))))) problems.push('it did not heal')
  return problems
}

async function comes(claim: () => Promise<boolean>) {
  for (const deadline = Date.now() + longestNotice; Date.now() < deadline; await sleep(100)) {
    if (await claim()) return true
  }
  return false
}

/** Sends a request of which nobody asks again, unless it is acknowledged. */
async function isRefused({ url, ledger }: Stage) {
  const plea = await makePlea(1)
  ledger.sent.set(plea.id, plea)
  const reference = await post(url(), plea, ledger)
  if (reference) ledger.acknowledged.set(plea.id, reference)
  return !reference && ledger.refusals.at(-1)?.said === full
}
