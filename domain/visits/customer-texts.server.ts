import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Dispatch } from '#platform/mail/mail.ts'
import { minute } from '#platform/time.ts'
import { isTextable } from '#platform/text-messages/textable.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { StoredFacts } from '#domain/jobs/facts/facts.ts'
import { hasPassed } from './visit-time.ts'
import { visitTimeOf } from './visit-columns.ts'
import { hasCustomerBudget } from '#domain/messages/customer-budget.server.ts'
import type { Language } from '#domain/preferences/language.ts'
import { visitTextDropped, visitTextSent } from './visit-events.ts'

/** Later than that "on the way" is not true any more: without signal a step comes hours after the tap. */
const staysTrue = 15 * minute
const mostTries = 5

type CustomerText = NonNullable<Awaited<ReturnType<typeof prepareText>>>

/**
 * The text message to the customer of a visit, written down as waiting; null where there is none to be sent: they did not agree, the
 * step was taken back, someone arrived, or it was sent. The caller holds the lock of the budget.
 */
export async function prepareText(world: World, visitId: string) {
  const found = await findVisitToTell(world, visitId)
  if (!found) return null
  const { known, visit, ...rest } = found
  if (known && known.status !== 'waiting' && known.status !== 'dropped') return null
  const now = world.now()
  const isLate = now.getTime() - rest.on_my_way_at.getTime() > staysTrue
  const isNew = known?.status !== 'waiting'
  const why = isLate ? 'late' : isNew && !(await hasCustomerBudget(world, rest)) ? 'budget' : null
  if (why) return drop(world, { ...rest, visit_id: visitId, known, why })
  const id = known?.id ?? newId()
  const { to, first, language, job_id, employee_id } = rest
  await write(world, { id, visit_id: visitId, job_id, employee_id, recipient: to }, 'waiting')
  const window = visit?.on === companyDay(now) && !hasPassed(visit, now) ? visit : null
  return { id, visit_id: visitId, job_id, to, first, language, window, tries: known?.tries ?? 0 }
}

export function recordTextSent(world: World, text: CustomerText, dispatch: Dispatch): Promise<void> {
  return inTransaction(world, async (world) => {
    const row = { status: dispatch, tries: text.tries + 1, sent_at: world.now() }
    const { job_id, visit_id } = text
    if (await settle(world, text.id, row))
      await announce(world, visitTextSent, { job_id, visit_id, dispatch })
  })
}

/** Returns whether it is worth another try. */
export function recordTextFailure(world: World, text: CustomerText): Promise<boolean> {
  return inTransaction(world, async (world) => {
    const tries = text.tries + 1
    const isLast = tries >= mostTries
    const { job_id, visit_id } = text
    const isOpen = await settle(world, text.id, { status: isLast ? 'failed' : 'waiting', tries })
    if (isOpen && isLast) await announce(world, visitTextDropped, { job_id, visit_id, why: 'failed' })
    return isOpen && !isLast
  })
}

async function findVisitToTell({ db }: World, visitId: string) {
  const row = await db
    .selectFrom('visit')
    .innerJoin('job', 'job.id', 'visit.job_id')
    .innerJoin('lead', 'lead.id', 'job.id')
    .innerJoin('visit_step', 'visit_step.visit_id', 'visit.id')
    .innerJoin('employee', 'employee.id', 'visit_step.employee_id')
    .leftJoin('visit_text', (on) =>
      on.onRef('visit_text.visit_id', '=', 'visit.id').on('visit_text.kind', '=', 'on_my_way'),
    )
    .select(['visit.job_id', 'visit.visit_on', 'visit.visit_from', 'visit.visit_to', 'on_my_way_at'])
    .select(['job.facts', 'lead.phone', 'employee.id as employee_id', 'employee.first_name', 'employee.name'])
    .select(['visit_text.id as text_id', 'visit_text.status', 'visit_text.tries'])
    .where('visit.id', '=', visitId)
    .where('visit.canceled_at', 'is', null)
    .where('visit.arrived_at', 'is', null)
    .where('visit_step.kind', '=', 'on_my_way')
    .where('visit_step.undone_at', 'is', null)
    .where('lead.text_consent', '=', true)
    .where('lead.phone', '!=', '')
    .orderBy('visit_step.at')
    .limit(1)
    .executeTakeFirst()
  if (!row?.on_my_way_at || !isTextable(row.phone)) return null
  const { text_id: id, status, tries } = row
  const language: Language = StoredFacts.parse(row.facts).language ?? 'en'
  return {
    job_id: row.job_id,
    employee_id: row.employee_id,
    on_my_way_at: row.on_my_way_at,
    to: row.phone,
    first: row.first_name || (row.name.split(' ')[0] ?? ''),
    language,
    visit: visitTimeOf(row),
    known: id !== null && status !== null && tries !== null ? { id, status, tries } : null,
  }
}

type Dropped = {
  visit_id: string
  job_id: string
  employee_id: string
  to: string
  known: { id: string; status: string } | null
  why: 'late' | 'budget'
}

async function drop(
  world: World,
  { known, why, visit_id, job_id, employee_id, to: recipient }: Dropped,
): Promise<null> {
  if (known?.status === 'dropped') return null
  await write(world, { id: known?.id ?? newId(), visit_id, job_id, employee_id, recipient }, 'dropped')
  await announce(world, visitTextDropped, { job_id, visit_id, why })
  return null
}

/** The number is stored as it was: a budget counts by it, whatever number the request has by then. */
type Row = { id: string; visit_id: string; job_id: string; employee_id: string; recipient: string }

async function write({ db, now }: World, row: Row, status: 'waiting' | 'dropped') {
  const changing = { employee_id: row.employee_id, recipient: row.recipient, status, queued_at: now() }
  await db
    .insertInto('visit_text')
    .values({ ...row, ...changing, kind: 'on_my_way' })
    .onConflict((known) => known.columns(['visit_id', 'kind']).doUpdateSet(changing))
    .execute()
}

type Settled = { status: 'sent' | 'kept' | 'failed' | 'waiting'; tries: number; sent_at?: Date }

/** False where another run of the same task was quicker. */
async function settle({ db }: World, id: string, row: Settled) {
  const settled = await db
    .updateTable('visit_text')
    .set(row)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}
