import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { followCrew } from '#domain/jobs/follow-visits.server.ts'
import { visitChanged } from '#domain/visits/visit-events.ts'
import { visitsAhead } from './open-visit-sql.ts'
import { visitTimeOf } from './visit-columns.ts'

/**
 * Takes someone who may not work on requests any more off the visits ahead, and lets their jobs follow. Nobody is put in their place:
 * who goes instead needs the time and the certification, and the office decides. It locks the jobs, so it comes before what locks
 * requests.
 */
export async function leaveVisits(world: World, person: string, by: string): Promise<void> {
  for (const job_id of await lockJobsOf(world, person))
    await followCrew(world, { job_id, by }, () => leaveJob(world, { job_id, person, by }))
}

/** In one order, as two people can leave at once. */
async function lockJobsOf({ db, now }: World, person: string) {
  const jobs = await db
    .selectFrom('job')
    .select('id')
    .where('id', 'in', (job) =>
      job
        .selectFrom('visit')
        .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
        .select('visit.job_id')
        .where('employee_id', '=', person)
        .where(visitsAhead(companyDay(now()))),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return jobs.map(({ id }) => id)
}

type Leaving = { job_id: string; person: string; by: string }

async function leaveJob(world: World, { job_id, person, by }: Leaving) {
  const left = await world.db
    .deleteFrom('visit_person')
    .using('visit')
    .whereRef('visit.id', '=', 'visit_person.visit_id')
    .where('visit.job_id', '=', job_id)
    .where('employee_id', '=', person)
    .where(visitsAhead(companyDay(world.now())))
    .returning('visit.id')
    .execute()
  for (const { id } of left) await tellLeft(world, id, by)
}

async function tellLeft(world: World, visit_id: string, by: string) {
  const { job_id, kind, ...columns } = await world.db
    .updateTable('visit')
    .set((visit) => ({ revision: visit('revision', '+', 1) }))
    .where('id', '=', visit_id)
    .returning(['job_id', 'kind', 'visit_on', 'visit_from', 'visit_to'])
    .executeTakeFirstOrThrow()
  const stays = await world.db
    .selectFrom('visit_person')
    .select(['employee_id', 'override_reason'])
    .where('visit_id', '=', visit_id)
    .orderBy('place')
    .execute()
  const told = {
    job_id,
    visit_id,
    kind,
    visit: visitTimeOf(columns),
    people: stays.map(({ employee_id }) => employee_id),
    is_override: stays.some(({ override_reason }) => override_reason !== ''),
  }
  await announce(world, visitChanged, { ...told, changed: ['people'] }, by)
}
