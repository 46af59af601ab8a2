import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { visitChanged } from '#domain/visits/visit-events.ts'
import { visitsAhead } from './open-visit-sql.ts'
import { visitTimeOf } from './visit-columns.ts'

/**
 * Takes someone who may not work on requests any more off the visits ahead. Nobody is put in their place: who goes instead needs
 * the time and the certification, and the office decides.
 */
export async function leaveVisits(world: World, person: string, by: string): Promise<void> {
  const { db, now } = world
  const left = await db
    .deleteFrom('visit_person')
    .using('visit')
    .whereRef('visit.id', '=', 'visit_person.visit_id')
    .where('employee_id', '=', person)
    .where(visitsAhead(companyDay(now())))
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
