import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { visitStepTaken } from '../lead-events.ts'
import { lockLead, lockWorkedLead } from '../leads.server.ts'
import { toCallState, type CallRow } from '../office-calls/call-state.ts'
import { openCall } from '../office-calls/office-calls.server.ts'
import { findVisitOfStep, requireOwnVisit } from './step-visit.server.ts'
import type { NewVisitStep, VisitStep } from './visit-step.ts'

/** Of one person at one request: far more than its visits can have. Nobody’s steps take the place of those of others. */
const mostSteps = 300

/** Takes a step of a visit once. `sentAt` is the time that the sender's clock showed as it was sent. */
export function takeVisitStep(
  world: World,
  worker: Allowed<'leads.work'>,
  { sentAt, ...sent }: NewVisitStep & { lead_id: string; sentAt: Date },
): Promise<VisitStep> {
  return inTransaction(world, async (world) => {
    const at = doneAt(sent.at, { sentAt, receivedAt: world.now() })
    await lockWorkedLead(world, worker, { ...sent, at })
    const step = { ...sent, at, employee_id: worker.employee.id }
    if (!(await isKnown(world, step.id))) await requireOwnVisit(world, worker, step)
    return addStep(world, step)
  })
}

/**
 * Adds a step that the server refused from the field, in the name of whoever took it: the line in the history says who arrived.
 * Who added it is told by the decision beside it.
 */
export function takeOverStep(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  step: TakenStep,
): Promise<VisitStep> {
  return inTransaction(world, async (world) => {
    await lockLead(world, dispatcher, step.lead_id)
    return addStep(world, step)
  })
}

type TakenStep = Omit<NewVisitStep, 'at'> & { lead_id: string; at: Date; employee_id: string }

/**
 * Adds a step once: the same id again changes nothing. The request is locked. Nobody was at a visit before there was one: what is told
 * of an earlier time counts from then on.
 */
async function addStep(world: World, step: TakenStep): Promise<VisitStep> {
  const { lead_id, kind, reason, employee_id } = step
  if (await isKnown(world, step.id)) return sameStepOrConflict(world, step)
  await requireFewSteps(world, { lead_id, employee_id })
  const visit = await findVisitOfStep(world, step)
  const visit_id = visit?.id ?? null
  const at = visit && visit.created_at > step.at ? visit.created_at : step.at
  const inserted = await world.db
    .insertInto('visit_step')
    .values({
      ...step,
      at,
      visit_id,
      reason: reason ?? null,
      detail: step.detail ?? '',
      received_at: world.now(),
    })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return sameStepOrConflict(world, step)
  const call_id = kind === 'needs_office' ? await openCall(world, { id: step.id, lead_id }) : null
  const told = {
    lead_id,
    kind,
    at: at.toISOString(),
    ...(reason && { reason }),
    ...(visit_id && { visit_id }),
    ...(call_id && { call_id }),
  }
  await announce(world, visitStepTaken, told, employee_id)
  return sameStepOrConflict(world, step)
}

/**
 * The steps of a request's visits that were not taken back, in the order in which they were taken. Nobody goes on from those of a visit
 * that was canceled; a call for the office stands open all the same.
 */
export async function visitStepsOf({ db }: World, leadId: string): Promise<VisitStep[]> {
  const rows = await selectSteps(db)
    .where('visit_step.lead_id', '=', leadId)
    .where('undone_at', 'is', null)
    .leftJoin('visit', 'visit.id', 'visit_step.visit_id')
    .where(({ or, eb }) =>
      or([eb('visit.canceled_at', 'is', null), eb('visit_step.kind', '=', 'needs_office')]),
    )
    .orderBy('at')
    .orderBy('visit_step.id')
    .execute()
  return rows.map(toStep)
}

async function isKnown({ db }: World, id: string) {
  return (
    (await db.selectFrom('visit_step').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

type WhoseSteps = { lead_id: string; employee_id: string }

/** Checked with the request locked, so that many at once are counted too. Steps that were taken back count as well. */
export async function requireFewSteps({ db }: World, { lead_id, employee_id }: WhoseSteps) {
  const { count } = await db
    .selectFrom('visit_step')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('lead_id', '=', lead_id)
    .where('employee_id', '=', employee_id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostSteps)
    throw new Refusal(
      409,
      'too-many-steps',
      `You have taken ${mostSteps} steps for this request already. Add a note, or call the office.`,
    )
}

async function sameStepOrConflict(
  { db }: World,
  { id, lead_id, kind, employee_id }: { id: string; lead_id: string; kind: string; employee_id: string },
) {
  const { lead_id: known, ...row } = await selectSteps(db)
    .select('visit_step.lead_id')
    .where('visit_step.id', '=', id)
    .executeTakeFirstOrThrow()
  if (known !== lead_id || row.kind !== kind || row.employee_id !== employee_id)
    throw new Refusal(409, 'step-differs', 'A different step was already saved with this ID.')
  return toStep(row)
}

function selectSteps(db: World['db']) {
  return db
    .selectFrom('visit_step')
    .innerJoin('employee', 'employee.id', 'visit_step.employee_id')
    .leftJoin('office_call', 'office_call.id', 'visit_step.id')
    .leftJoin('employee as taker', 'taker.id', 'taken_by')
    .leftJoin('employee as answerer', 'answerer.id', 'answered_by')
    .select([
      'visit_step.id',
      'visit_step.kind',
      'at',
      'received_at',
      'reason',
      'detail',
      'visit_id',
      'employee_id',
    ])
    .select(['employee.name as by', 'office_call.id as call_id', 'taker.name as taken_by', 'taken_at'])
    .select(['answer', 'answerer.name as answered_by', 'answered_at', 'ended_at'])
}

type StepRow = Omit<VisitStep, 'at' | 'received_at' | 'call'> &
  Record<'at' | 'received_at', Date> &
  Omit<CallRow, 'answer'> & { call_id: string | null; answer: string | null }

function toStep({ id, kind, at, received_at, visit_id, reason, detail, ...row }: StepRow): VisitStep {
  const { employee_id, by, call_id, answer, ...state } = row
  return {
    id,
    kind,
    visit_id,
    employee_id,
    by,
    reason,
    detail,
    at: at.toISOString(),
    received_at: received_at.toISOString(),
    call: call_id === null ? null : toCallState({ ...state, answer: answer ?? '' }),
  }
}
