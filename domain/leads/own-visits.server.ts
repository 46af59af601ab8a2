import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { OwnVisit } from '#domain/visits/own-visit.ts'
import { timeOrder } from '#domain/visits/time-order.ts'
import { canceledTooLate } from '#domain/visits/too-late-sql.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'

/** The visits of a job that a person goes on, or went on, by time; those that are to be scheduled are none yet. */
export async function ownVisitsOf(
  { db }: World,
  { job_id, employee_id }: { job_id: string; employee_id: string },
): Promise<OwnVisit[]> {
  const rows = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select(['visit.id', 'visit_on', 'visit_from', 'visit_to', 'departed_at', tooLate.as('too_late')])
    .where('visit.job_id', '=', job_id)
    .where('employee_id', '=', employee_id)
    .where('canceled_at', 'is', null)
    .where('visit_on', 'is not', null)
    .orderBy(timeOrder)
    .execute()
  return rows.flatMap(({ id, departed_at, too_late, ...columns }) => {
    const when = visitTimeOf(columns)
    return when ? [{ id, when, departed_at: departed_at?.toISOString() ?? null, too_late }] : []
  })
}

const tooLate = sql<OwnVisit['too_late']>`case
  when visit.arrived_at is null and visit.departed_at is null and exists (
    select from visit made where made.made_of = visit.id and made.canceled_at is null) then 'made_before'
  when ${canceledTooLate} then 'canceled' end`
