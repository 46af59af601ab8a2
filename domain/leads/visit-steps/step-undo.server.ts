import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { reachesAll, type Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { visitStepUndone } from '../lead-events.ts'
import { lockLead } from '../leads.server.ts'
import { withdrawCall } from '../office-calls/office-calls.server.ts'
import { undoTime, undoTolerance, type StepUndo, type UndoneStep, type VisitStep } from './visit-step.ts'
import { requireFewSteps, visitStepsOf } from './visit-steps.server.ts'

/**
 * Takes back a step that the same person took a short while before, once; whoever works on everyone's requests takes back that of anyone,
 * however late: it was a mistake that keeps the visit from being moved. Answers with the steps that remain. `sentAt` is the time that the
 * sender's clock showed as it was sent.
 */
export function undoVisitStep(
  world: World,
  worker: Allowed<'leads.work'>,
  { sentAt, ...undo }: StepUndo & { lead_id: string; sentAt: Date },
): Promise<VisitStep[]> {
  return inTransaction(world, async (world) => {
    await lockLead(world, worker, undo.lead_id)
    const told = { sentAt, receivedAt: world.now() }
    const [step_at, at] = [doneAt(undo.step_at, told), doneAt(undo.at, told)]
    const by = worker.employee.id
    const taker = reachesAll(worker) ? await findTaker(world, undo.id) : null
    await undoStep(world, { ...undo, step_at, at: taker ? null : at, employee_id: taker ?? by, by })
    return visitStepsOf(world, undo.lead_id)
  })
}

/** Takes back a step where the server refused that from the field, in the name of whoever took it. */
export function takeOverUndo(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { step_at, ...undo }: UndoneStep & { lead_id: string; employee_id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await lockLead(world, dispatcher, undo.lead_id)
    const told = { sentAt: world.now(), receivedAt: world.now() }
    await undoStep(world, { ...undo, step_at: doneAt(step_at, told), at: null, by: undo.employee_id })
  })
}

/** The visit that the step belonged to; null where it had none, or came never. */
export async function findUndoneVisit({ db }: World, stepId: string): Promise<string | null> {
  const step = await db
    .selectFrom('visit_step')
    .select('visit_id')
    .where('id', '=', stepId)
    .executeTakeFirst()
  return step?.visit_id ?? null
}

async function findTaker({ db }: World, id: string) {
  const step = await db.selectFrom('visit_step').select('employee_id').where('id', '=', id).executeTakeFirst()
  return step?.employee_id ?? null
}

type Undone = Omit<UndoneStep, 'step_at'> & {
  lead_id: string
  /** Who took the step. */
  employee_id: string
  /** Who takes it back. */
  by: string
  step_at: Date
  /** When it was tapped; null where the office decides, however late that is. */
  at: Date | null
}

/** A step that is not here yet is on its way, or never comes: it is entered as undone, and the history has nothing to tell. */
async function undoStep(world: World, { id, lead_id, kind, employee_id, by, step_at, at }: Undone) {
  const known = await world.db
    .selectFrom('visit_step')
    .select(['lead_id', 'kind', 'employee_id', 'at', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  const now = world.now()
  const after = at && at.getTime() - (known?.at ?? step_at).getTime()
  if (after !== null && after > undoTime + undoTolerance) throw tooLate()
  if (!known) {
    await requireFewSteps(world, { lead_id, employee_id })
    const step = { id, lead_id, kind, employee_id, at: step_at, received_at: now, undone_at: now }
    await world.db.insertInto('visit_step').values(step).execute()
    return
  }
  if (known.lead_id !== lead_id || known.kind !== kind || known.employee_id !== employee_id) throw notTheirs()
  if (known.undone_at) return
  await world.db.updateTable('visit_step').set({ undone_at: now }).where('id', '=', id).execute()
  await withdrawCall(world, { id, by })
  await announce(world, visitStepUndone, { lead_id, kind, at: known.at.toISOString() }, by)
}

function tooLate() {
  return new Refusal(
    409,
    'too-late-to-undo',
    'This step was taken too long ago to take it back. Add a note, or call the office.',
  )
}

function notTheirs() {
  return new Refusal(409, 'step-differs', 'A different step was already saved with this ID.')
}
