import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { type Channel, type SettledReason } from './alert.ts'
import { nextStepAt, type PlannedDelivery } from './steps.ts'
import { peopleOverBudget } from './text-budget.server.ts'
import type { AlertRules } from './alert-rules.ts'
import { alertEscalated, alertRaised, alertReopened, alertSettled } from './alert-events.ts'

/** Raises an alert for an unclaimed request; false if there is one already or none is needed. */
export async function openAlert(world: World, lead_id: string): Promise<boolean> {
  const lead = await lockLeadForAlert(world, lead_id)
  if (!lead || reasonToSettle(lead)) return false
  const now = world.now()
  const opened = await world.db
    .insertInto('alert')
    .values({ lead_id, raised_at: now, step: 0, next_step_at: now })
    .onConflict((row) => row.doNothing())
    .returning('lead_id')
    .executeTakeFirst()
  return opened !== undefined
}

/** Whether anyone still needs to hear of the request. */
export async function isAlertOpen({ db }: World, lead_id: string): Promise<boolean> {
  const alert = await db
    .selectFrom('alert')
    .select('lead_id')
    .where('lead_id', '=', lead_id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return alert !== undefined
}

export type DueAlert = NonNullable<Awaited<ReturnType<typeof lockDueAlert>>>

/** The alert that waits longest for its next step. Another node that looks at the same moment is given another one. */
export async function lockDueAlert({ db, now }: World) {
  const alert = await db
    .selectFrom('alert')
    .select(['lead_id', 'step', 'next_step_at'])
    .where('next_step_at', '<=', now())
    .orderBy('next_step_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!alert?.next_step_at) return null
  const lead = await db
    .selectFrom('lead')
    .select(['status', 'assigned_to'])
    .where('id', '=', alert.lead_id)
    .executeTakeFirstOrThrow()
  const { lead_id, step, next_step_at: due } = alert
  return { lead_id, step, due, isNeedless: reasonToSettle(lead) !== null }
}

/** A step that could not be taken is tried again after this time. */
const tryAgainAfter = 10 * second

export async function putOffAlert({ db, now }: World, lead_id: string) {
  const at = now()
  await db
    .updateTable('alert')
    .set({ next_step_at: new Date(at.getTime() + tryAgainAfter) })
    .where('lead_id', '=', lead_id)
    .where('next_step_at', '<=', at)
    .execute()
}

type Step = {
  lead_id: string
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
  { lead_id, step, next_step_at, people, deliveries, isFirst }: Step,
) {
  await world.db.updateTable('alert').set({ step, next_step_at }).where('lead_id', '=', lead_id).execute()
  const textsOver = await peopleOverBudget(world, 'text', { lead_id, step, deliveries })
  const pushesOver = await peopleOverBudget(world, 'push', { lead_id, step, deliveries })
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
  const { sender_turn } = await world.db
    .selectFrom('lead')
    .select('sender_turn')
    .where('id', '=', lead_id)
    .executeTakeFirstOrThrow()
  const told = { lead_id, step, employee_ids: [...people], ...toSend, sender_turn }
  await announce(world, isFirst ? alertRaised : alertEscalated, told)
}

/**
 * Ends the alert of a request that is claimed, moved or closed by now. Where it is unclaimed, or has no open alert, nothing happens.
 * `actor` is who ended it, where that was a person.
 */
export function settleAlert(world: World, lead_id: string, actor: string | null): Promise<void> {
  return inTransaction(world, async (world) => {
    const lead = await world.db
      .selectFrom('lead')
      .select(['status', 'assigned_to'])
      .where('id', '=', lead_id)
      .executeTakeFirst()
    const reason = lead && reasonToSettle(lead)
    if (!reason) return
    const by = lead.assigned_to ?? actor
    const settled = await world.db
      .updateTable('alert')
      .set({ settled_at: world.now(), settled_by: by, reason, next_step_at: null })
      .where('lead_id', '=', lead_id)
      .where('settled_at', 'is', null)
      .returning('lead_id')
      .executeTakeFirst()
    if (!settled) return
    // What is still gathered was never sent, and no one needs it any more.
    await world.db
      .deleteFrom('delivery')
      .where('lead_id', '=', lead_id)
      .where('status', '=', 'gathered')
      .execute()
    await announce(world, alertSettled, { lead_id, reason }, actor)
  })
}

/** Reopens a closed alert at the same step if its request is unclaimed again. Returns whether it did. */
export async function resumeAlert(world: World, lead_id: string, rules: AlertRules): Promise<boolean> {
  const lead = await lockLeadForAlert(world, lead_id)
  if (!lead || reasonToSettle(lead)) return false
  const alert = await world.db
    .selectFrom('alert')
    .select('step')
    .where('lead_id', '=', lead_id)
    .where('settled_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!alert) return false
  const now = world.now()
  const next_step_at = nextStepAt({ step: alert.step, due: now, now }, rules)
  await world.db
    .updateTable('alert')
    .set({ settled_at: null, settled_by: null, reason: null, next_step_at })
    .where('lead_id', '=', lead_id)
    .execute()
  await announce(world, alertReopened, { lead_id, step: alert.step })
  return true
}

/** Who claims it at this moment waits, and then finds the alert open. */
function lockLeadForAlert({ db }: World, lead_id: string) {
  return db
    .selectFrom('lead')
    .select(['status', 'assigned_to'])
    .where('id', '=', lead_id)
    .where('quarantined_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Why no one needs to hear of the request any more; null while it is unclaimed. Closed counts before who has it. */
function reasonToSettle(lead: { status: LeadStatus; assigned_to: string | null }): SettledReason | null {
  if (lead.status === 'closed') return 'closed'
  if (lead.assigned_to) return 'claimed'
  return lead.status === 'new' ? null : 'moved'
}
