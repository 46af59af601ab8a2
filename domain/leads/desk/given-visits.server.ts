import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'
import { visitChanged } from '#domain/visits/visit-events.ts'
import { visibleTo } from '../visible.ts'
import type { GivenVisit } from './given-visit.ts'
import { toldFor } from './told-for.ts'

const mostTold = 20

/** The visits that others took from the person within the last day, and that they do not make by now, the latest first. */
export async function listGivenVisits(world: World, viewer: Allowed<'leads.view'>): Promise<GivenVisit[]> {
  const { id: me } = viewer.employee
  const rows = await world.db
    .selectFrom('event')
    .innerJoin('visit', (on) =>
      on
        .onRef('visit.job_id', '=', 'event.subject')
        .on(sql<boolean>`visit.id = (event.payload->>'visit_id')::uuid`),
    )
    .innerJoin('lead', 'lead.id', 'visit.job_id')
    .innerJoin('job', 'job.id', 'visit.job_id')
    .leftJoin('employee as giver', 'giver.id', 'event.employee_id')
    .select(['event.id', 'event.at', 'giver.name as by', 'visit.id as visit_id'])
    .select(['lead.id as lead_id', 'job.number as reference'])
    .select(['visit.visit_on', 'visit.visit_from', 'visit.visit_to'])
    .select(sql<string | null>`case when ${visibleTo(viewer)} then lead.name end`.as('name'))
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('visit_person')
          .innerJoin('employee', 'employee.id', 'visit_person.employee_id')
          .select(['employee.id', 'employee.name'])
          .whereRef('visit_person.visit_id', '=', 'visit.id')
          .orderBy('place'),
      ).as('people'),
    )
    .where('event.name', '=', visitChanged.name)
    .where('event.at', '>', new Date(world.now().getTime() - toldFor))
    .where('event.employee_id', 'is distinct from', me)
    .where(sql<boolean>`event.payload->'removed' ? ${me}`)
    .where('visit.canceled_at', 'is', null)
    .orderBy('event.id', 'desc')
    .limit(mostTold)
    .execute()
  const latest = rows.filter(({ visit_id }, at) => rows.findIndex((row) => row.visit_id === visit_id) === at)
  return latest.flatMap(({ at, people, visit_id: _, visit_on, visit_from, visit_to, ...row }) => {
    if (people.some(({ id }) => id === me)) return []
    const visit = visitTimeOf({ visit_on, visit_from, visit_to })
    return [{ ...row, at: at.toISOString(), visit, to: people.map(({ name }) => name) }]
  })
}
