import { isDeepStrictEqual } from 'node:util'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { reachStage } from '#domain/jobs/stages/enter-stage.server.ts'
import { followVisits } from '#domain/jobs/follow-visits.server.ts'
import { lockJob, type LockedJob } from '#domain/jobs/jobs.server.ts'
import { requireWorker } from '#domain/leads/workers.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { requireAhead } from './ahead.ts'
import { requireCertified } from './certified.server.ts'
import { isAskedAgain, isVoided, noOverride, type Override } from './override-reason.ts'
import { requireGoingOn, requirePlanKept } from './plan-rules.ts'
import { requireRoomAhead } from './room-ahead.server.ts'
import { toldReason } from './cancel-reasons.ts'
import { visitCanceled, visitChanged, visitRestored } from './visit-events.ts'
import { changedFields, stateAfter, type ChangedField, type VisitState } from './visit-state.ts'
import type { VisitChange } from './visit.ts'
import { visitNotFound } from './visit-not-found.ts'
import { findJobOfVisit, readVisitState, updateVisit } from './visits.server.ts'

type Planner = Allowed<'intake.schedule'>
type Known = Awaited<ReturnType<typeof readVisitState>>
type Change = {
  job: LockedJob
  known: Known
  next: VisitState
  changed: readonly ChangedField[]
  override: string | undefined
}

/**
 * Changes a visit: its time, its people, what it is for, its note, or cancels it, or gives the reason for which they go without what it
 * requires by now. `revision` is the one the person saw.
 */
export function changeVisit(
  world: World,
  planner: Planner,
  { id, revision, override, ...wanted }: VisitChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const job = await lockJobOf(world, planner, id)
    const known = await readVisitState(world, id)
    const next = stateAfter(known.state, wanted)
    if (isDeepStrictEqual(known.state, next) && override === undefined) return
    if (known.revision !== revision)
      throw new Refusal(409, 'visit-moved-on', 'Someone else changed this visit first. Choose what is right.')
    const changed = changedFields(known.state, next)
    const change = { job, known, next, changed, override }
    await requireSound(world, change)
    const reason = await reasonAfter(world, planner, change)
    const by = planner.employee.id
    await followVisits(world, { job_id: job.id, by }, async () => {
      await updateVisit(world, { id, job_id: job.id, revision, next, override: reason })
      if (next.when && next.people.length > 0 && !next.isCanceled)
        await reachStage(world, job, { stage: 'dispatched', by })
      await tell(world, change, { visit_id: id, by, reason })
      return toldToGo(change)
    })
  })
}

async function lockJobOf(world: World, planner: Planner, visitId: string) {
  const jobId = await findJobOfVisit(world, visitId)
  if (jobId === null) throw visitNotFound()
  try {
    return await lockJob(world, planner, jobId)
  } catch (error) {
    throw error instanceof Refusal && error.code === 'job-not-found' ? visitNotFound() : error
  }
}

async function requireSound(world: World, { job, known: { state, wasMade }, next, changed }: Change) {
  if (wasMade) requirePlanKept(state, next)
  if (!next.isCanceled) requireGoingOn(job)
  await requireRoomAhead(world, { job_id: job.id, was: state, next })
  if (next.when && changed.includes('when')) requireAhead(world, next.when)
  for (const person of sentBy({ known: { state }, next })) await requireWorker(world, person)
}

/** Of a canceled visit nothing is asked, so whoever is on it may only be sent once it is restored. */
async function reasonAfter(world: World, planner: Planner, { job, known, next, changed, override }: Change) {
  const held = isVoided(changed) ? noOverride : known.override
  const isAsked = known.state.isCanceled || isAskedAgain(changed) || override !== undefined
  if (next.isCanceled || !isAsked) return held
  return requireCertified(world, planner, { visit: next, loss_type: job.loss_type, override, known: held })
}

function addedIn({ known, next }: { known: Pick<Known, 'state'>; next: VisitState }) {
  return next.people.filter((person) => !known.state.people.includes(person))
}

/** Who goes by this change and did not before: of a visit that is restored, everyone. */
function sentBy({ known, next }: { known: Pick<Known, 'state'>; next: VisitState }) {
  if (next.isCanceled) return addedIn({ known, next })
  return known.state.isCanceled ? next.people : addedIn({ known, next })
}

/** Whom the events of this change tell that they go, or when. */
function toldToGo({ known, next, changed }: Change) {
  if (next.isCanceled) return []
  return known.state.isCanceled || changed.includes('when') ? next.people : addedIn({ known, next })
}

async function tell(
  world: World,
  { job, known, next, changed }: Change,
  { visit_id, by, reason: override }: { visit_id: string; by: string; reason: Override },
) {
  const { kind, when: visit, people, isCanceled } = next
  const added = addedIn({ known, next })
  const removed = known.state.people.filter((person) => !next.people.includes(person))
  const visitId = { job_id: job.id, visit_id, kind }
  const isNewReason = override.reason !== '' && !isDeepStrictEqual(override, known.override)
  if (changed.length > 0 || isNewReason) {
    const told = {
      ...visitId,
      visit,
      people,
      is_override: override.reason !== '',
      changed: [...changed, ...(isNewReason ? ['override' as const] : [])],
      added,
      removed,
    }
    await announce(world, visitChanged, told, by)
  }
  if (isCanceled === known.state.isCanceled) return
  if (!isCanceled) return announce(world, visitRestored, visitId, by)
  const reason = toldReason(next.cancelReason)
  await announce(world, visitCanceled, { ...visitId, ...(reason && { reason }) }, by)
}
