import type { Dispatch } from '#platform/mail/mail.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { listAllWhoMay, listHolders } from '#domain/employees/people-who-may.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { readPreferences } from '#domain/preferences/preferences.server.ts'
import { listNotifiable } from '#domain/push/subscriptions.server.ts'
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
  settleNeedless,
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
import { officeEmailOf, sendNotice, sendWords } from './send.tasks.ts'
import { nextStepAt, ownerStep, peopleOfStep, planDeliveries, planQuietly } from './steps.ts'
import { aboutLead, alertIdOf, isUrgent, toldOf, type AlertSubject } from './subjects.server.ts'

/** Tells who is on call of a request that came in. */
export function raiseAlert(world: World, { lead_id }: { lead_id: string }): Promise<void> {
  return inTransaction(world, async (world) => {
    const rules = await readAlertRules(world)
    if (rules.is_on) await takeFirstStep(world, aboutLead(lead_id), rules)
  })
}

/** The same of a call for the office; no other step of a visit has one. */
export async function raiseCallAlert(
  world: World,
  { lead_id, call_id }: { lead_id: string; call_id?: string | undefined },
): Promise<void> {
  if (!call_id) return
  await inTransaction(world, async (world) => {
    const rules = await readAlertRules(world)
    if (rules.is_on) await takeFirstStep(world, { lead_id, call_id }, rules)
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
    await takeFirstStep(world, aboutLead(lead_id), rules)
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

/** Each step that alerts the owner also emails the office, while no one has answered. */
export async function tellOffice(
  world: World,
  { lead_id, call_id = null, step }: { lead_id: string; call_id?: string | null | undefined; step: number },
): Promise<void> {
  const subject: AlertSubject = { lead_id, call_id }
  const id = alertIdOf(subject)
  if (step < ownerStep || !(await isAlertOpen(world, id))) return
  world.log.error({ lead: lead_id, call: call_id, step }, 'no one has answered an alert')
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const email = await officeEmailOf(world, subject, company)
  const addressed = { key: `alert-unclaimed-${id}-${step}`, to: company.office_recipient, ...email }
  await sendOnce(world, addressed, (world, dispatch) =>
    recordOfficeTold(world, { ...toldOf(subject), step, dispatch }),
  )
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
    const { subject }: DueAlert = due
    world.log.error(
      { err: error, lead: subject.lead_id },
      'an alert could not be escalated and will be retried',
    )
    await putOffAlert(world, alertIdOf(subject))
    return 'put off'
  }
}

async function goOn(world: World, { subject, step, due, isNeedless }: DueAlert) {
  if (isNeedless) return settleNeedless(world, subject)
  const rules = await readAlertRules(world)
  await takeStep(world, { subject, step: step + 1, due }, { rules, isFirst: false })
}

async function takeFirstStep(world: World, subject: AlertSubject, rules: AlertRules) {
  if (!(await openAlert(world, subject))) return
  await takeStep(world, { subject, step: 0, due: world.now() }, { rules, isFirst: true })
}

type Due = { subject: AlertSubject; step: number; due: Date }

async function takeStep(
  world: World,
  { subject, step: wanted, due }: Due,
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
  const plan = (await isUrgent(world, subject)) ? planDeliveries : planQuietly
  await recordStep(world, {
    subject,
    step,
    next_step_at: nextStepAt({ step, due, now }, rules),
    people: ids,
    deliveries: plan(addressees, onCall, now),
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
