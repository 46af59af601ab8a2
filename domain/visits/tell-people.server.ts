import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { visitTimeOf } from './visit-columns.ts'
import { visitChanged } from './visit-events.ts'

type Told = {
  visit_id: string
  by: string
  /** The job that it belonged to before: everyone who goes there hears of it as of a visit that is new to them. */
  moved_from?: string
}

/** Raises the revision of a visit whose people changed, and tells who goes there now. Returns them, where it has a time. */
export async function tellPeople(world: World, { visit_id, by, moved_from }: Told): Promise<string[]> {
  const { job_id, kind, ...columns } = await world.db
    .updateTable('visit')
    .set((visit) => ({ revision: visit('revision', '+', 1) }))
    .where('id', '=', visit_id)
    .returning(['job_id', 'kind', 'visit_on', 'visit_from', 'visit_to'])
    .executeTakeFirstOrThrow()
  const rows = await world.db
    .selectFrom('visit_person')
    .select(['employee_id', 'override_reason'])
    .where('visit_id', '=', visit_id)
    .orderBy('place')
    .execute()
  const people = rows.map(({ employee_id }) => employee_id)
  const visit = visitTimeOf(columns)
  const is_override = rows.some(({ override_reason }) => override_reason !== '')
  const told = {
    job_id,
    visit_id,
    kind,
    visit,
    people,
    is_override,
    ...(moved_from && { added: people, moved_from }),
  }
  await announce(world, visitChanged, { ...told, changed: ['people'] }, by)
  return visit ? people : []
}
