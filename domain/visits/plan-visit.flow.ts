import { announce } from '#platform/events/events.ts'
import { hashContent } from '#platform/content-hash.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { reachStage } from '#domain/jobs/stages/enter-stage.server.ts'
import { followVisits } from '#domain/jobs/follow-visits.server.ts'
import { lockJob } from '#domain/jobs/jobs.server.ts'
import { requireWorker } from '#domain/leads/workers.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { requireAhead } from './ahead.ts'
import { requireCertified } from './certified.server.ts'
import type { Override } from './override-reason.ts'
import { requireGoingOn } from './plan-rules.ts'
import { requireRoomAhead } from './room-ahead.server.ts'
import { visitPlanned } from './visit-events.ts'
import { getVisit } from './visit-views.server.ts'
import type { JobVisit, NewVisit } from './visit.ts'
import { findJobOfVisit, insertVisit, readVisitState, visitDiffers } from './visits.server.ts'

type Planner = Allowed<'intake.schedule'>

/** Plans a visit once; without a time it is to be scheduled. The same id with the same content gets the same answer. */
export function planVisit(
  world: World,
  planner: Planner,
  visit: NewVisit & { job_id: string },
): Promise<{ visit: JobVisit; isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const job = await lockJob(world, planner, visit.job_id)
    const content_hash = hashContent(visit)
    const isNew = !(await isPlanned(world, planner, { ...visit, content_hash }))
    if (isNew) {
      requireGoingOn(job)
      await requireRoomAhead(world, { job_id: job.id, next: { when: visit.when, isCanceled: false } })
      if (visit.when) requireAhead(world, visit.when)
      for (const person of visit.people) await requireWorker(world, person)
      const { loss_type } = job
      const override = await requireCertified(world, planner, { visit, loss_type, override: visit.override })
      const by = planner.employee.id
      await followVisits(world, { job_id: job.id, by }, async () => {
        await insertVisit(world, { visit, content_hash, by, override })
        if (visit.when && visit.people.length > 0) await reachStage(world, job, { stage: 'dispatched', by })
        await tell(world, visit, { by, override })
        return visit.people
      })
    }
    // The visit may have handed the job to a colleague: whoever planned it is told of it once more.
    return { visit: await getVisit(world, { ...planner, scope: 'all' }, visit.id), isNew }
  })
}

/** Whether this very visit was planned before; an id that another one has is refused. */
async function isPlanned(
  world: World,
  planner: Planner,
  { id, job_id, content_hash }: { id: string; job_id: string; content_hash: string },
) {
  const jobId = await findJobOfVisit(world, id)
  if (jobId === null) return false
  const isOfJob = jobId === job_id
  if (isOfJob && (await readVisitState(world, id)).content_hash === content_hash) return true
  throw visitDiffers(isOfJob ? await getVisit(world, planner, id) : undefined)
}

async function tell(
  world: World,
  { id: visit_id, job_id, kind, when: visit, people }: NewVisit & { job_id: string },
  { by, override }: { by: string; override: Override },
) {
  await announce(
    world,
    visitPlanned,
    { job_id, visit_id, kind, visit, people, is_override: override.reason !== '' },
    by,
  )
}
