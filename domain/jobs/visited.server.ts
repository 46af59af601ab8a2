import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { visitChanged } from '#domain/visits/visit-events.ts'
import { cancelUnmade } from '#domain/visits/unmade-visit.server.ts'
import { reachStage } from './stages/enter-stage.server.ts'
import { metGates } from './stages/evidence.server.ts'
import { stageOnSite } from './stages/visited.ts'
import { followVisits, type Follower } from './follow-visits.server.ts'
import { lockJob, type JobScope, type LockedJob } from './jobs.server.ts'

/**
 * Locks the job of a request, before the request itself as everywhere. Null where there is none. Whether the person may do what they
 * want with it is found out when the request is locked.
 */
export async function lockJobOfLead(
  world: World,
  { employee }: Pick<JobScope, 'employee'>,
  leadId: string,
): Promise<LockedJob | null> {
  const job = await world.db.selectFrom('job').select('id').where('id', '=', leadId).executeTakeFirst()
  return job ? lockJob(world, { employee, scope: 'all' }, leadId) : null
}

type Told = Omit<Follower, 'job_id'> & { visit_id: string | null; kind: VisitStepKind }

/** After a step of a visit was told, or taken back: the visit has its times, and the job has come as far. */
export async function followStep(
  world: World,
  job: LockedJob | null,
  { visit_id, kind, by }: Told,
): Promise<void> {
  if (!job || visit_id === null || kind === 'needs_office') return
  await followVisits(world, { job_id: job.id, by }, async () => {
    const before = await metGates(world, job.id)
    const { arrived_at, made_of } = await stamp(world, visit_id)
    if (made_of) {
      await stamp(world, made_of)
      await cancelUnmade(world, { job_id: job.id, visit_id, by })
    }
    if (kind !== 'arrived' || !arrived_at) return []
    await reachStage(world, job, { stage: stageOnSite, by })
    if (!before.has('arrived')) await proveClocks(world, job.id, arrived_at)
    return []
  })
}

/**
 * Carriers measure when someone was there, not when we heard of it: however late a phone tells, or whoever had moved the job before, the
 * inspection began as someone arrived, and no work before that.
 */
export async function proveClocks({ db }: World, id: string, arrived_at: Date) {
  await db
    .updateTable('job')
    .set({
      inspected_at: arrived_at,
      started_at: sql<Date | null>`case when started_at is not null then greatest(started_at, ${arrived_at}) end`,
    })
    .where('id', '=', id)
    .where('inspected_at', 'is not', null)
    .execute()
}

/**
 * The times of a visit are the first of each kind that were told and not taken back, however late they came. Whoever was taken off it
 * while they were there does not end it for those who go there now.
 */
function stamp({ db }: World, visitId: string) {
  const first = (kind: VisitStepKind, isOfVisit = sql<boolean>`true`) =>
    sql<Date | null>`(select min(at) from visit_step
      where visit_step.visit_id = visit.id and kind = ${kind} and undone_at is null and ${isOfVisit})`
  const going = sql`select employee_id from visit_person where visit_person.visit_id = visit.id`
  const isNotTakenOff = sql<boolean>`(not exists (${going}) or employee_id in (${going})
    or not exists (select from event where subject = visit.job_id and name = ${visitChanged.name}
      and payload->>'visit_id' = visit.id::text
      and payload->'removed' @> to_jsonb(visit_step.employee_id::text)))`
  return db
    .updateTable('visit')
    .set({
      on_my_way_at: first('on_my_way'),
      arrived_at: first('arrived'),
      departed_at: first('departed', isNotTakenOff),
    })
    .where('id', '=', visitId)
    .returning(['arrived_at', 'made_of'])
    .executeTakeFirstOrThrow()
}
