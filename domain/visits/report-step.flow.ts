import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { settleCallAlert } from '#domain/alerts/alerts.server.ts'
import { keptJobFor } from '#domain/jobs/family.server.ts'
import { followStep, lockJobOfLead } from '#domain/jobs/visited.server.ts'
import { findUndoneVisit, undoVisitStep } from '#domain/leads/visit-steps/step-undo.server.ts'
import type { NewVisitStep, StepUndo, VisitStep } from '#domain/leads/visit-steps/visit-step.ts'
import { takeVisitStep } from '#domain/leads/visit-steps/visit-steps.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { restoreIfMade } from './canceled-too-late.server.ts'

type Worker = Allowed<'leads.work'>
type SentStep = Sent & { lead_id: string }

/**
 * Takes a step of a visit once, and lets the visit and the job follow it. Where the job was merged meanwhile, its visit went along, and so does
 * the step.
 */
export function reportStep(world: World, worker: Worker, sent: NewVisitStep & SentStep): Promise<VisitStep> {
  return inTransaction(world, async (world) => {
    const step = { ...sent, lead_id: await keptJobFor(world, worker, sent.lead_id) }
    const job = await lockJobOfLead(world, worker, step.lead_id)
    const at = doneAt(step.at, { sentAt: step.sentAt, receivedAt: world.now() })
    if (job) await restoreIfMade(world, { ...step, at, employee_id: worker.employee.id })
    const taken = await takeVisitStep(world, worker, step)
    await followStep(world, job, { ...taken, by: worker.employee.id })
    return taken
  })
}

/**
 * Takes back a step, with the time that the visit had of it. Where that needed the office, its alert ends. The job does not go back:
 * someone may have gone on from there.
 */
export function takeStepBack(world: World, worker: Worker, sent: StepUndo & SentStep): Promise<VisitStep[]> {
  return inTransaction(world, async (world) => {
    const undo = { ...sent, lead_id: await keptJobFor(world, worker, sent.lead_id) }
    const job = await lockJobOfLead(world, worker, undo.lead_id)
    const steps = await undoVisitStep(world, worker, undo)
    const visit_id = await findUndoneVisit(world, undo.id)
    const { id: by } = worker.employee
    await followStep(world, job, { visit_id, kind: undo.kind, by })
    await settleCallAlert(world, undo.id)
    return steps
  })
}
