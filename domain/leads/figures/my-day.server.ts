import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { MyDay } from '#domain/figures/dashboard.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { isVisitOf } from '#domain/jobs/open-job.ts'
import { timeKey } from '#domain/visits/time-key.ts'
import { leadsFor } from '../narrow.server.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'

/** More than anyone drives to in a day. */
const mostOfADay = 100

/** The visits that a person makes today, and the next of them. Requests without a job can have one too. */
export async function readMyDay(world: World, viewer: Allowed<'leads.view'>): Promise<MyDay> {
  const today = companyDay(world.now())
  const [ofJobs, ofRequests] = await Promise.all([
    visitsOf(world, viewer, today),
    requestsOf(world, viewer, today),
  ])
  const stops = [...ofJobs, ...ofRequests].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const next = stops.find(({ departed_at, visit_on }) => departed_at === null && visit_on !== null)
  const visit = next && visitTimeOf(next)
  return {
    count: new Set(stops.map(({ id }) => id)).size,
    filter: { my_visit_on: today },
    visits: stops.length,
    done: stops.filter(({ departed_at }) => departed_at !== null).length,
    next: next && visit ? { id: next.id, name: next.name, town: next.town, visit } : null,
  }
}

function visitsOf(world: World, viewer: Allowed<'leads.view'>, today: string) {
  return leadsFor(world, viewer)
    .innerJoin('job', 'job.id', 'lead.id')
    .innerJoin('visit', 'visit.job_id', 'job.id')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .where('visit_person.employee_id', '=', viewer.employee.id)
    .where(isVisitOf(today))
    .select(['lead.id', 'lead.name', 'lead.town'])
    .select([
      'visit.id as visit_id',
      'visit.visit_on',
      'visit.visit_from',
      'visit.visit_to',
      'visit.departed_at',
    ])
    .limit(mostOfADay)
    .execute()
}

function requestsOf(world: World, viewer: Allowed<'leads.view'>, today: string) {
  return leadsFor(world, viewer)
    .leftJoin('job', 'job.id', 'lead.id')
    .where('job.id', 'is', null)
    .where('lead.assigned_to', '=', viewer.employee.id)
    .where('lead.status', '=', 'scheduled')
    .where('lead.visit_on', '=', today)
    .select(['lead.id', 'lead.name', 'lead.town'])
    .select([
      'lead.id as visit_id',
      'lead.visit_on',
      'lead.visit_from',
      'lead.visit_to',
      sql<Date | null>`null`.as('departed_at'),
    ])
    .limit(mostOfADay)
    .execute()
}

type Stop = { id: string; visit_id: string } & Parameters<typeof visitTimeOf>[0]

function keyOf({ visit_id, ...columns }: Stop) {
  const visit = visitTimeOf(columns)
  return visit ? timeKey(visit, visit_id) : ''
}
