import { announce } from '#platform/events.ts'
import { inTransaction } from '#platform/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { alertEscalated, alertRaised, alertReopened, alertSettled, type SettledReason } from './alert.ts'
import { nextStepAt, type PlannedDelivery } from './steps.ts'
import { peopleOverBudget } from './text-budget.server.ts'
import { readAlertRules } from './alert-rules.server.ts'

/** An alert for a request that nobody takes care of yet; false where there is one already, or none is needed. */
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
  return { lead_id, step, due, reason: reasonToSettle(lead), assigned_to: lead.assigned_to }
}

type Step = {
  lead_id: string
  step: number
  next_step_at: Date
  people: readonly string[]
  deliveries: readonly PlannedDelivery[]
  isFirst: boolean
}

/** The bell rings with the commit; each email and text message is a job of its own, but for those over a person's budget. */
export async function recordStep(
  world: World,
  { lead_id, step, next_step_at, people, deliveries, isFirst }: Step,
) {
  await world.db.updateTable('alert').set({ step, next_step_at }).where('lead_id', '=', lead_id).execute()
  const overBudget = await peopleOverBudget(world, { lead_id, step, deliveries })
  const waiting = ({ channel, employee_id }: PlannedDelivery) => {
    const isGathered = channel === 'text' && overBudget.has(employee_id)
    return { status: isGathered ? 'gathered' : 'waiting', tries: 0, sent_at: null } as const
  }
  const rows = deliveries.map((delivery) => ({
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
  const delivery_ids = rows.filter(({ status }) => status === 'waiting').map(({ id }) => id)
  const told = { lead_id, step, employee_ids: [...people], delivery_ids }
  await announce(world, isFirst ? alertRaised : alertEscalated, told)
}

/** `by` takes care of the request from now on; `actor` is who settled it, where that was a person. */
type Settlement = { lead_id: string; reason: SettledReason; by: string | null; actor?: string | null }

/** Nobody is alerted of the request any more. Where nobody was, nothing happens. */
export function settleAlert(world: World, { lead_id, reason, by, actor = null }: Settlement): Promise<void> {
  return inTransaction(world, async (world) => {
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

/** A request that is unclaimed again goes on being told from where its alert stood. Where it is claimed, nothing happens. */
export function reopenAlert(world: World, { lead_id }: { lead_id: string }): Promise<void> {
  return inTransaction(world, async (world) => {
    const lead = await lockLeadForAlert(world, lead_id)
    if (!lead || reasonToSettle(lead)) return
    const rules = await readAlertRules(world)
    const alert = await world.db
      .selectFrom('alert')
      .select('step')
      .where('lead_id', '=', lead_id)
      .where('settled_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!alert || !rules.is_on) return
    const now = world.now()
    const next_step_at = nextStepAt({ step: alert.step, due: now, now }, rules)
    await world.db
      .updateTable('alert')
      .set({ settled_at: null, settled_by: null, reason: null, next_step_at })
      .where('lead_id', '=', lead_id)
      .execute()
    await announce(world, alertReopened, { lead_id, step: alert.step })
  })
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

function reasonToSettle(lead: { status: LeadStatus; assigned_to: string | null }): SettledReason | null {
  if (lead.assigned_to) return 'claimed'
  if (lead.status === 'new') return null
  return lead.status === 'closed' ? 'closed' : 'moved'
}
