import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { type Channel } from './alert.ts'
import { nextStepAt, type PlannedDelivery } from './steps.ts'
import {
  aboutLead,
  alertIdOf,
  findEnding,
  isChatInDanger,
  needsAlert,
  toldOf,
  type AlertSubject,
} from './subjects.server.ts'
import { peopleOverBudget } from './text-budget.server.ts'
import type { AlertRules } from './alert-rules.ts'
import { alertEscalated, alertRaised, alertReopened, alertSettled } from './alert-events.ts'

/** Raises an alert for a request that is unclaimed or a call that no one took; false if there is one already or none is needed. */
export async function openAlert(world: World, subject: AlertSubject): Promise<boolean> {
  if (!(await needsAlert(world, subject))) return false
  const now = world.now()
  const opened = await world.db
    .insertInto('alert')
    .values({ id: alertIdOf(subject), ...subject, raised_at: now, step: 0, next_step_at: now })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  return opened !== undefined
}

/** Whether anyone still needs to hear of it. */
export async function isAlertOpen({ db }: World, id: string): Promise<boolean> {
  const alert = await db
    .selectFrom('alert')
    .select('id')
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return alert !== undefined
}

export type DueAlert = NonNullable<Awaited<ReturnType<typeof lockDueAlert>>>

/** The alert that waits longest for its next step. Another node that looks at the same moment is given another one. */
export async function lockDueAlert(world: World) {
  const alert = await world.db
    .selectFrom('alert')
    .select(['lead_id', 'call_id', 'step', 'next_step_at'])
    .where('next_step_at', '<=', world.now())
    .orderBy('next_step_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!alert?.next_step_at) return null
  const { lead_id, call_id, step, next_step_at: due } = alert
  const subject: AlertSubject = { lead_id, call_id }
  return { subject, step, due, isNeedless: (await findEnding(world, subject)) !== null }
}

/** A step that could not be taken is tried again after this time. */
const tryAgainAfter = 10 * second

export async function putOffAlert({ db, now }: World, id: string) {
  const at = now()
  await db
    .updateTable('alert')
    .set({ next_step_at: new Date(at.getTime() + tryAgainAfter) })
    .where('id', '=', id)
    .where('next_step_at', '<=', at)
    .execute()
}

type Step = {
  subject: AlertSubject
  step: number
  next_step_at: Date
  people: readonly string[]
  deliveries: readonly PlannedDelivery[]
  isFirst: boolean
}

/**
 * The bell rings with the commit; each email, text message and notification is a task of its own, but for those over a
 * person's budget.
 */
export async function recordStep(
  world: World,
  { subject, step, next_step_at, people, deliveries, isFirst }: Step,
) {
  const [alert_id, { lead_id }] = [alertIdOf(subject), subject]
  await world.db.updateTable('alert').set({ step, next_step_at }).where('id', '=', alert_id).execute()
  const textsOver = await peopleOverBudget(world, 'text', { subject, step, deliveries })
  const pushesOver = await peopleOverBudget(world, 'push', { subject, step, deliveries })
  const waiting = ({ channel, employee_id }: PlannedDelivery) => {
    const isGathered = channel === 'text' && textsOver.has(employee_id)
    return { status: isGathered ? 'gathered' : 'waiting', tries: 0, sent_at: null } as const
  }
  // A text message over the budget comes later in a digest. A notification over it is not sent: the ones before said enough.
  const planned = deliveries.filter(
    ({ channel, employee_id }) => channel !== 'push' || !pushesOver.has(employee_id),
  )
  const rows = planned.map((delivery) => ({
    id: newId(),
    alert_id,
    lead_id,
    step,
    planned_at: world.now(),
    ...delivery,
    ...(delivery.channel === 'portal'
      ? ({ status: 'sent', tries: 1, sent_at: world.now() } as const)
      : waiting(delivery)),
  }))
  if (rows.length > 0) await world.db.insertInto('delivery').values(rows).execute()
  const waitingBy = (channel: Channel) =>
    rows.filter((row) => row.status === 'waiting' && row.channel === channel).map(({ id }) => id)
  const toSend = {
    delivery_ids: waitingBy('mail'),
    text_ids: waitingBy('text'),
    push_ids: waitingBy('push'),
  }
  const lead = await world.db
    .selectFrom('lead')
    .select('sender_turn')
    .where('id', '=', lead_id)
    .executeTakeFirst()
  // A chat has no turn yet: an address opens only a few.
  const sender_turn = lead?.sender_turn ?? 1
  const told = { ...toldOf(subject), step, employee_ids: [...people], ...toSend, sender_turn }
  await announce(world, isFirst ? alertRaised : alertEscalated, told)
}

/**
 * Ends the alert of a request that is claimed, moved or closed by now. Where it is unclaimed, or has no open alert, nothing happens.
 * `actor` is who ended it, where that was a person.
 */
export function settleAlert(world: World, lead_id: string, actor: string | null): Promise<void> {
  return settle(world, aboutLead(lead_id), actor)
}

/** The same of a call for the office that is taken or undone by now; of any other step nothing happens. */
export function settleCallAlert(world: World, call_id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const call = await world.db
      .selectFrom('office_call')
      .select(['lead_id', 'taken_by', 'ended_by'])
      .where('id', '=', call_id)
      .executeTakeFirst()
    if (call) await settle(world, { lead_id: call.lead_id, call_id }, call.ended_by ?? call.taken_by)
  })
}

/** Ends whatever alert is due for nothing. */
export function settleNeedless(world: World, subject: AlertSubject): Promise<void> {
  return settle(world, subject, null)
}

function settle(world: World, subject: AlertSubject, actor: string | null): Promise<void> {
  return inTransaction(world, async (world) => {
    const ending = await findEnding(world, subject)
    if (!ending) return
    const id = alertIdOf(subject)
    const { reason } = ending
    const settled = await world.db
      .updateTable('alert')
      .set({ settled_at: world.now(), settled_by: ending.by ?? actor, reason, next_step_at: null })
      .where('id', '=', id)
      // Whoever took the call reads that it was undone since.
      .where(({ or, eb }) => or([eb('settled_at', 'is', null), eb.lit(reason === 'undone')]))
      .where('reason', 'is distinct from', 'undone')
      .returning('id')
      .executeTakeFirst()
    if (!settled) return
    // What is still gathered was never sent, and no one needs it any more.
    await world.db
      .deleteFrom('delivery')
      .where('alert_id', '=', id)
      .where('status', '=', 'gathered')
      .execute()
    await announce(world, alertSettled, { ...toldOf(subject), reason }, actor)
  })
}

/**
 * Reopens a closed alert at the same step if its request is unclaimed again. Returns whether it did. Where someone in danger waits in its
 * chat, the next step is due at once.
 */
export async function resumeAlert(world: World, lead_id: string, rules: AlertRules): Promise<boolean> {
  if (!(await needsAlert(world, aboutLead(lead_id)))) return false
  const alert = await world.db
    .selectFrom('alert')
    .select('step')
    .where('id', '=', lead_id)
    .where('settled_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!alert) return false
  const now = world.now()
  const isUrgent = await isChatInDanger(world, lead_id)
  const next_step_at = isUrgent ? now : nextStepAt({ step: alert.step, due: now, now }, rules)
  await world.db
    .updateTable('alert')
    .set({ settled_at: null, settled_by: null, reason: null, next_step_at })
    .where('id', '=', lead_id)
    .execute()
  await announce(world, alertReopened, { lead_id, step: alert.step })
  return true
}
