import type { Dispatch } from '#platform/mail/mail.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { listAllWhoMay, listHolders } from '#domain/employees/people-who-may.server.ts'
import { getLeadForEmail } from '#domain/leads/lead-views.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { alertNotice } from '#domain/push/notice.ts'
import { listNotifiable, notify } from '#domain/push/subscriptions.server.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { listOnCall } from '#domain/shifts/shift-views.server.ts'
import type { AlertRules } from './alert-rules.ts'
import { readAlertRules } from './alert-rules.server.ts'
import {
  isAlertOpen,
  lockDueAlert,
  openAlert,
  putOffAlert,
  recordStep,
  resumeAlert,
  settleAlert,
  type DueAlert,
} from './alerts.server.ts'
import {
  dropDelivery,
  findWaitingDelivery,
  recordDelivered,
  recordFailure,
  recordOfficeTold,
  type WaitingDelivery,
} from './deliveries.server.ts'
import { makeDigests } from './digests.server.ts'
import { codeOf, failureWords } from './failure-words.ts'
import { newAlertEmail, stillUnclaimedEmail } from './new-alert.email.ts'
import { alertText } from './alert-texts.ts'
import { nextStepAt, ownerStep, peopleOfStep, planDeliveries } from './steps.ts'

/** Tells who is on call of a request that came in. */
export function raiseAlert(world: World, { lead_id }: { lead_id: string }): Promise<void> {
  return inTransaction(world, async (world) => {
    const rules = await readAlertRules(world)
    if (rules.is_on) await takeFirstStep(world, lead_id, rules)
  })
}

/**
 * A request that is unclaimed again goes on being told from where its alert stood. One that never had an alert, because it
 * was claimed before anyone was told or came in while alerts were off, gets its first.
 */
export function reopenAlert(world: World, { lead_id }: { lead_id: string }): Promise<void> {
  return inTransaction(world, async (world) => {
    const rules = await readAlertRules(world)
    if (!rules.is_on || (await resumeAlert(world, lead_id, rules))) return
    await takeFirstStep(world, lead_id, rules)
  })
}

/** Takes the step of every alert that is due, each in a transaction of its own, and makes the digests. Returns how many steps. */
export async function escalate(world: World): Promise<number> {
  let taken = 0
  for (;;) {
    const outcome = await escalateOne(world)
    if (outcome === 'none due') break
    if (outcome === 'taken') taken += 1
  }
  await makeDigests(world)
  return taken
}

/** Sends one email, text message or notification of an alert, unless it was sent already or is no longer needed. */
export async function deliver(world: World, delivery_id: string): Promise<void> {
  const delivery = await findWaitingDelivery(world, delivery_id)
  if (!delivery) return
  if (delivery.isNeedless) return dropDelivery(world, delivery_id)
  const sent = await trySending(world, delivery)
  // The person’s last device is gone by now.
  if (!sent) return dropDelivery(world, delivery_id)
  if ('dispatch' in sent) return recordDelivered(world, delivery, sent.dispatch)
  if (await recordFailure(world, delivery, sent.error)) throw new Error(sent.error)
}

/** Each step that alerts the owner also emails the office, while the request is unclaimed. */
export async function tellOffice(
  world: World,
  { lead_id, step }: { lead_id: string; step: number },
): Promise<void> {
  if (step < ownerStep || !(await isAlertOpen(world, lead_id))) return
  world.log.error({ lead: lead_id, step }, 'no one has claimed a request')
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const email = stillUnclaimedEmail(await getLeadForEmail(world, lead_id), company, world.publicUrl)
  const addressed = { key: `alert-unclaimed-${lead_id}-${step}`, to: company.office_recipient, ...email }
  await sendOnce(world, addressed, (world, dispatch) => recordOfficeTold(world, { lead_id, step, dispatch }))
}

/** The longest due comes first, so one that always throws is put off: it would hold up every other alert, and the digests. */
async function escalateOne(world: World): Promise<'taken' | 'put off' | 'none due'> {
  let due: DueAlert | null = null
  try {
    return await inTransaction(world, async (world) => {
      due = await lockDueAlert(world)
      if (!due) return 'none due'
      await goOn(world, due)
      return 'taken'
    })
  } catch (error) {
    if (!due) throw error
    const { lead_id }: DueAlert = due
    world.log.error({ err: error, lead: lead_id }, 'an alert could not be escalated and will be retried')
    await putOffAlert(world, lead_id)
    return 'put off'
  }
}

async function goOn(world: World, { lead_id, step, due, isNeedless }: DueAlert) {
  if (isNeedless) return settleAlert(world, lead_id, null)
  const rules = await readAlertRules(world)
  await takeStep(world, { lead_id, step: step + 1, due }, { rules, isFirst: false })
}

async function takeFirstStep(world: World, lead_id: string, rules: AlertRules) {
  if (!(await openAlert(world, lead_id))) return
  await takeStep(world, { lead_id, step: 0, due: world.now() }, { rules, isFirst: true })
}

type Due = { lead_id: string; step: number; due: Date }

async function takeStep(
  world: World,
  { lead_id, step: wanted, due }: Due,
  { rules, isFirst }: { rules: AlertRules; isFirst: boolean },
) {
  const now = world.now()
  const onCall = await listOnCall(world, now)
  const able = await listAllWhoMay(world, 'leads.assign')
  const owners = wanted < ownerStep ? [] : await listHolders(world, ownerRoleId)
  const { step, people } = peopleOfStep(wanted, { able, owners, onCall })
  const ids = people.map(({ id }) => id)
  const preferences = await readPreferences(world, ids)
  const notifiable = await listNotifiable(world, ids)
  const addressees = people.map((person) => ({
    ...person,
    isNotifiable: notifiable.has(person.id),
    preferences: preferences.get(person.id) ?? usualPreferences,
  }))
  await recordStep(world, {
    lead_id,
    step,
    next_step_at: nextStepAt({ step, due, now }, rules),
    people: ids,
    deliveries: planDeliveries(addressees, onCall, now),
    isFirst,
  })
}

async function trySending(
  world: World,
  delivery: WaitingDelivery,
): Promise<{ dispatch: Dispatch } | { error: string } | null> {
  const { id, channel } = delivery
  try {
    const dispatch = await (channel === 'push' ? sendNotice : sendWords)(world, delivery)
    return dispatch && { dispatch }
  } catch (error) {
    world.log.warn({ channel, delivery: id, code: codeOf(error) }, 'an alert could not be sent')
    return { error: failureWords(channel, error) }
  }
}

async function sendWords(
  world: World,
  { id, lead_id, step, channel, to }: WaitingDelivery,
): Promise<Dispatch> {
  const [lead, company] = await Promise.all([getLeadForEmail(world, lead_id), getCompany(world)])
  const key = `alert-${id}`
  const isOwners = step >= ownerStep
  const write = isOwners ? stillUnclaimedEmail : newAlertEmail
  return channel === 'text'
    ? world.texts.send({ key, to, body: alertText(lead, world.publicUrl, { isNew: !isOwners }) })
    : world.mail.send({ key, to, ...write(lead, company, world.publicUrl) })
}

async function sendNotice(world: World, { employee_id, lead_id, step }: WaitingDelivery) {
  const preferences = await readPreferences(world, [employee_id])
  const { language } = preferences.get(employee_id) ?? usualPreferences
  return notify(world, employee_id, alertNotice({ lead_id, step }, language))
}
