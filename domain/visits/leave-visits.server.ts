import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { followCrew } from '#domain/jobs/follow-visits.server.ts'
import { visitsAhead } from './open-visit-sql.ts'
import { tellPeople } from './tell-people.server.ts'

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
  for (const { id } of left) await tellPeople(world, { visit_id: id, by })
}
