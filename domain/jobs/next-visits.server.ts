import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { openVisits } from '#domain/visits/open-visit-sql.ts'
import { timeOrder } from '#domain/visits/time-order.ts'
import type { JobRow } from './job.ts'

type NextVisit = NonNullable<JobRow['next_visit']>

/** The next visit of each of these jobs that has one: the first open one with a time. */
export async function nextVisitsOf(
  { db, now }: World,
  jobIds: readonly string[],
): Promise<Map<string, NextVisit>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom((visit) =>
      visit
        .selectFrom('visit')
        .distinctOn('job_id')
        .select(['job_id', 'id', 'visit_on', 'visit_from', 'visit_to'])
        .where(sql<boolean>`job_id = any(${jobIds}::uuid[])`)
        .where('visit_on', 'is not', null)
        .where(openVisits(companyDay(now())))
        .orderBy('job_id')
        .orderBy(timeOrder)
        .as('next'),
    )
    .leftJoin('visit_person', 'visit_person.visit_id', 'next.id')
    .leftJoin('employee', 'employee.id', 'visit_person.employee_id')
    .select(['next.job_id', 'next.id', 'visit_on', 'visit_from', 'visit_to'])
    .select(['employee.id as person_id', 'employee.name as person_name'])
    .orderBy('employee.name')
    .execute()
  const visits = new Map<string, NextVisit>()
  for (const { job_id, id, visit_on, visit_from, visit_to, person_id, person_name } of rows) {
    if (!visit_on || !visit_from || !visit_to) continue
    const visit = visits.get(job_id) ?? {
      id,
      on: visit_on,
      from: visit_from.slice(0, 5),
      to: visit_to.slice(0, 5),
      people: [],
    }
    if (person_id && person_name) visit.people.push({ id: person_id, name: person_name })
    visits.set(job_id, visit)
  }
  return visits
}
