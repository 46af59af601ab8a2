import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { followVisits } from '#domain/jobs/follow-visits.server.ts'
import type { SideChange } from '#domain/jobs/job.ts'
import { requireWithin } from '#domain/jobs/jobs.server.ts'
import { changeSide } from '#domain/jobs/stages/stage.server.ts'
import { endsJob } from '#domain/jobs/stages/stages.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { toldReason } from './cancel-reasons.ts'
import { visitsAhead } from './open-visit-sql.ts'
import { visitCanceled } from './visit-events.ts'
import { readVisitState, updateVisit } from './visits.server.ts'

/**
 * Puts a job aside with what becomes of its visits, or back among the stages. Of a job that is over, the visits ahead are canceled:
 * nobody goes there. Of one on hold they are kept, unless who plans visits says otherwise. Whoever plans none ends no job to which
 * others are still to go.
 */
export function putAside(
  world: World,
  editor: Allowed<'intake.edit'>,
  { visits = 'keep', ...change }: SideChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await changeSide(world, editor, change)
    const { id, side } = change
    const isEnded = endsJob(side)
    if (side === null || (visits === 'keep' && !isEnded)) return
    const { employee } = editor
    if (!isEnded || (await doOthersGo(world, { job_id: id, me: employee.id })))
      await requireWithin(world, allow(employee, 'intake.schedule'), id)
    await cancelVisitsAhead(world, { job_id: id, by: employee.id, reason: change.reason ?? null })
  })
}

/** Whether anyone else is to go to the job. */
async function doOthersGo(world: World, { job_id, me }: { job_id: string; me: string }) {
  const other = await world.db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select('visit.id')
    .where('visit.job_id', '=', job_id)
    .where('employee_id', '<>', me)
    .where(visitsAhead(companyDay(world.now())))
    .executeTakeFirst()
  return other !== undefined
}

type Canceling = { job_id: string; by: string; reason: string | null }

/** Where someone has arrived, the visit stays. The reason is the one for which its job is put aside. */
async function cancelVisitsAhead(world: World, { job_id, by, reason }: Canceling) {
  const visits = await world.db
    .selectFrom('visit')
    .select(['id', 'kind', 'revision'])
    .where('job_id', '=', job_id)
    .where(visitsAhead(companyDay(world.now())))
    .orderBy('id')
    .execute()
  if (visits.length === 0) return
  const told = toldReason(reason)
  await followVisits(world, { job_id, by }, async () => {
    for (const { id, kind, revision } of visits) {
      const { state, override } = await readVisitState(world, id)
      const next = { ...state, isCanceled: true, cancelReason: reason }
      await updateVisit(world, { id, job_id, revision, next, override })
      await announce(world, visitCanceled, { job_id, visit_id: id, kind, ...(told && { reason: told }) }, by)
    }
    return []
  })
}
