import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { enterStage } from './enter-stage.server.ts'
import { metGates } from './evidence.server.ts'
import { followWithLead } from '#domain/jobs/follow-with-lead.server.ts'
import { openGates } from './gates.ts'
import { jobSideChanged } from '#domain/jobs/job-events.ts'
import type { SideChange, StageChange } from '#domain/jobs/job.ts'
import { lockJob, requireUnmerged, requireWithin, type LockedJob } from '#domain/jobs/jobs.server.ts'
import { chosenReason } from './side-reasons.ts'
import { rightToMove, rightToResume } from './stage-rights.ts'
import { endsJob, hasReached, stageWords, type Stage } from './stages.ts'

/**
 * Moves a job to another stage. Forward, every gate on the way that is in force has to be met, or is overridden by who may, with
 * the reason. Back, nothing holds it up, but it is told why.
 */
export function changeStage(
  world: World,
  viewer: Allowed<'intake.view'>,
  { id, stage, revision, override, reason }: StageChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const { employee } = viewer
    const job = await lockJob(world, allowMove(employee, { from: stage, to: stage }), id)
    requireRevision(job, revision)
    requireOpen(job)
    if (stage === job.stage) return
    await requireWithin(world, allowMove(employee, { from: job.stage, to: stage }), id)
    const isBack = !hasReached(stage, job.stage)
    if (isBack && reason === undefined) throw fieldRefusal('reason', 'Enter why the job goes back.')
    const open = openGates({ from: job.stage, to: stage }, await metGates(world, id))
    if (open.length > 0) {
      if (override === undefined)
        throw gateOpen(
          stage,
          open.map(({ words }) => words),
        )
      await requireWithin(world, allow(employee, 'intake.overrideGate'), id)
    }
    await enterStage(world, job, {
      stage,
      by: employee.id,
      ...(open.length > 0 && { override }),
      ...(isBack && { back: reason }),
    })
  })
}

/** Puts a job aside, with the reason, or back among the stages. */
export function changeSide(
  world: World,
  editor: Allowed<'intake.edit'>,
  { id, side, reason, revision }: SideChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const job = await lockJob(world, editor, id)
    requireRevision(job, revision)
    requireUnmerged(job)
    if (job.side === side) return
    if (!endsJob(side)) await requireMayResume(world, editor, job)
    if (side !== null && reason === undefined) throw fieldRefusal('reason', 'Enter a reason.')
    const next = { side, side_since: side && world.now(), side_reason: (side && reason) ?? '' }
    await world.db
      .updateTable('job')
      .set({ ...next, revision: job.revision + 1 })
      .where('id', '=', id)
      .execute()
    await followWithLead(world, { ...job, ...next })
    const why = side && chosenReason(reason)
    const told = { job_id: id, from: job.side, to: side, ...(why && { reason: why }) }
    await announce(world, jobSideChanged, told, editor.employee.id)
  })
}

/** From one end to another a job stays over; anything else begins it again. */
async function requireMayResume(world: World, { employee }: Allowed<'intake.edit'>, { id, side }: LockedJob) {
  if (!side) return
  const right = rightToResume(side, employee.permissions) ?? 'intake.overrideGate'
  await requireWithin(world, allow(employee, right), id)
}

type Mover = Allowed<'intake.changeStage' | 'intake.dispatch' | 'intake.finishDrying' | 'intake.bill'>

/** Each of these permissions is for some of the stages. */
function allowMove(employee: SignedIn, move: { from: Stage; to: Stage }): Mover {
  return allow(employee, rightToMove(move, employee.permissions) ?? 'intake.changeStage')
}

function requireRevision(job: LockedJob, revision: number) {
  if (job.revision === revision) return
  throw new Refusal(
    409,
    'job-moved-on',
    `Someone else changed this job first. It’s now in ${stageWords(job.stage)}.`,
  )
}

function requireOpen(job: LockedJob) {
  if (job.side === null) return
  requireUnmerged(job)
  throw new Refusal(409, 'job-is-over', 'This job is put aside. Resume it before you change its stage.')
}

function gateOpen(stage: Stage, missing: string[]) {
  return new Refusal(
    409,
    'gate-open',
    `Before ${stageWords(stage)} this is still missing: ${missing.join('; ')}.`,
    { missing },
  )
}
