import { sql } from 'kysely'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import type { World } from '#platform/world.ts'
import { everyoneStep, type PlannedDelivery } from './steps.ts'
import { alertIdOf, type AlertSubject } from './subjects.server.ts'
import { budgetSpan, isWithinBudget, type Spent } from './text-budget.ts'

/** What wakes people. Each of the two has a budget of its own. */
type Waking = 'text' | 'push'
type Planned = { subject: AlertSubject; step: number; deliveries: readonly PlannedDelivery[] }

/**
 * The people whose text message or notification is over the budget. Call it in the transaction that writes the others down:
 * until its end no one else spends.
 */
export async function peopleOverBudget(world: World, waking: Waking, { subject, step, deliveries }: Planned) {
  const people = deliveries.filter(({ channel }) => channel === waking).map(({ employee_id }) => employee_id)
  const over = new Set<string>()
  if (people.length === 0) return over
  await lockTextBudget(world)
  const spent = await readSpent(world, waking, alertIdOf(subject))
  let firm = [...spent.values()].reduce((sum, { all }) => sum + all, 0)
  for (const id of people) {
    if (isWithinBudget(step, spent.get(id) ?? nothing, firm)) firm += 1
    else over.add(id)
  }
  return over
}

const nothing: Spent = { all: 0, reminders: 0, fromSource: 0 }

/** Of two steps that are taken at the same moment one counts what the other spent. */
export async function lockTextBudget({ db }: World) {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.textBudget})`.execute(db)
}

/**
 * Whose alerts they are: of one sender, of the one person in the field who called, or of a request without a known sender, which has
 * a budget of its own.
 */
const sourceOf = sql<string>`coalesce(
  (select employee_id::text from visit_step where visit_step.id = alert.call_id),
  lead.source, chat.source, alert.lead_id::text)`

/** What each person was sent one by one within the span. */
async function readSpent({ db, now }: World, waking: Waking, alertId: string): Promise<Map<string, Spent>> {
  const alerts = db
    .selectFrom('alert')
    .leftJoin('lead', 'lead.id', 'alert.lead_id')
    .leftJoin('chat', 'chat.id', 'alert.lead_id')
  const { source } = await alerts
    .select(sourceOf.as('source'))
    .where('alert.id', '=', alertId)
    .executeTakeFirstOrThrow()
  const rows = await alerts
    .innerJoin('delivery', 'delivery.alert_id', 'alert.id')
    .select('employee_id')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('delivery.step', '>', everyoneStep).as('reminders'),
      fn.countAll<string>().filterWhere(sourceOf, '=', source).as('from_source'),
    ])
    .where('channel', '=', waking)
    .where('planned_at', '>', new Date(now().getTime() - budgetSpan))
    .where('delivery.status', '<>', 'gathered')
    .where('digest_id', 'is', null)
    .groupBy('employee_id')
    .execute()
  return new Map(
    rows.map(({ employee_id, all, reminders, from_source }) => [
      employee_id,
      { all: Number(all), reminders: Number(reminders), fromSource: Number(from_source) },
    ]),
  )
}
