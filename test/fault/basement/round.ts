import { LeadDetail } from '#domain/leads/lead.ts'
import { keyedHash } from '#domain/sync/sync-receipts.server.ts'
import { second } from '#platform/time.ts'
import { readSecret } from '#server/secret.ts'
import { aPhone } from '../../e2e/a-phone.ts'
import { portalCached } from '../../e2e/field-device.ts'
import { addColleague, ask } from '../colleague.ts'
import { openSession } from '../staff.ts'
import type { Stage } from '../stage.ts'
import { deliver, makePlea } from '../visitor.ts'
import { workOffline } from './at-work.ts'
import { comeBack } from './back.ts'
import { readDevice } from './device.ts'
import { compare, findOtherPictures, readReceipts, type After, type Kept } from './look-after.ts'
import { card, desk, onThisDevice, openDesk } from './person.ts'
import type { Plan } from './plan.ts'
import type { Scene, Visited } from './scene.ts'

export type Ground = Pick<Scene, 'stage' | 'line' | 'start' | 'deploy'>

/** `silence`: from when the connection stays until everything is sent, in milliseconds. */
export type Outcome = Kept & { silent: string[]; silence: number }

const patience = 60 * second

/** One phone, from its first sign-in to the day's end. */
export async function playBasement(ground: Ground, plan: Plan): Promise<Outcome> {
  const { stage, line } = ground
  const [visit, borrowed] = [
    await anAssignedRequest(stage, { nth: 3 * plan.seed + 1, last_name: 'Starling' }),
    await anAssignedRequest(stage, { nth: 3 * plan.seed + 2, last_name: 'Merganser' }),
  ]
  line.mend()
  line.letThrough(Infinity)
  line.dropFirstAnswers(false)
  const phone = await aPhone(line.origin, { clockOffBy: plan.clockOffBy })
  try {
    const before = await phone.start()
    await openDesk(before.page, visit.by)
    await card(before.page, visit.customer).waitFor()
    await onThisDevice(before.page).waitFor({ timeout: patience })
    await portalCached(before.page)
    await phone.close()

    line.cut()
    const scene: Scene = {
      ...ground,
      ...(await phone.start()),
      plan,
      phone,
      visit,
      borrowed,
      did: [],
      borrowedNotes: [],
      silent: [],
      odd: [],
    }
    return await play(scene).catch((error: unknown) => brokenOff(scene, error))
  } finally {
    line.beforeNextWrite(async () => {})
    await phone.remove()
  }
}

async function play(scene: Scene): Promise<Outcome> {
  await scene.page.goto('/ops/dashboard')
  await desk(scene.page).waitFor()
  await workOffline(scene)
  const silence = await comeBack(scene)
  return { ...(await lookAfter(scene)), silence }
}

/** A round that could not be played to its end shows only what was seen until then. */
async function brokenOff({ page, silent, odd }: Scene, error: unknown): Promise<Outcome> {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const screen = await page
    .locator('body')
    .innerText({ timeout: second })
    .catch(() => 'nothing')
  const seen = `${words}\n${page.url()} shows:\n${screen}`
  return { acknowledged: 0, lost: [], doubled: [], silent, odd: [...odd, seen], silence: 0 }
}

async function lookAfter(scene: Scene): Promise<Kept & { silent: string[] }> {
  const { stage, visit, borrowed, did, borrowedNotes, silent, odd } = scene
  const url = stage.url()
  const token = await openSession(url)
  const read = async (id: string) =>
    LeadDetail.parse(await ask(url, { token, method: 'GET', path: `/api/leads/${id}` }))
  const { entries, photos } = await readDevice(scene.page, visit.by.id)
  const secret = await readSecret(stage.place.dataDir)
  const after: After = {
    did,
    by: visit.by.name,
    entries,
    lead: await read(visit.leadId),
    receipts: await readReceipts(stage.place, visit.by.id),
    keyed: (sent) => keyedHash({ secret }, { employee_id: visit.by.id, ...sent }),
  }
  // The look at the whole ground afterwards holds these against what is there, in this order.
  const sent = entries.flatMap(({ write }) => (write.kind === 'photo' && write.sha256 ? [write.sha256] : []))
  for (const sha256 of sent)
    stage.ledger.sent.get(visit.leadId)?.photos.push({ sha256, bytes: Buffer.alloc(0) })
  const kept = compare(after)
  const lent = (await read(borrowed.leadId)).notes.map(({ text, by }) => `${text} ${by}`)
  const wanted = borrowedNotes.map((text) => `${text} ${borrowed.by.name}`)
  return {
    ...kept,
    silent,
    odd: [
      ...odd,
      ...kept.odd,
      ...(photos > 0 ? [`${photos} photos are left on the phone`] : []),
      ...(String(lent) === String(wanted) ? [] : [`the other person has [${lent}], not [${wanted}]`]),
      ...(await findOtherPictures(url, after)),
    ],
  }
}

type Told = { nth: number; last_name: string }

/** A request that someone new has on their desk, and has called back about. */
async function anAssignedRequest({ url, ledger }: Stage, { nth, last_name }: Told): Promise<Visited> {
  const token = await openSession(url())
  const name = `Ivy ${last_name}`
  const by = await addColleague(url(), token, {
    username: `${last_name}-${nth}`.toLowerCase(),
    name,
    role: 'Technician',
  })
  const plea = await makePlea(nth)
  await deliver(url, plea, { ledger, bound: AbortSignal.timeout(patience) })
  const path = `/api/leads/${plea.id}`
  const change = (what: string, body: object) =>
    ask(url(), { token, method: 'PUT', path: `${path}/${what}`, body })
  await change('assignee', { employee_id: by.id, revision: 1 })
  await change('status', { status: 'contacted', revision: 2 })
  return { customer: `Visitor ${nth}`, leadId: plea.id, by }
}
