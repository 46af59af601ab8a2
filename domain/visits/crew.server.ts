import { sql } from 'kysely'
import type { World } from '#platform/world.ts'

/** `event` is the name of what happened to the visit. */
type Asked = { job_id: string; visit_id: string; event: string; isCanceled: boolean }

/**
 * Who goes on the visit and did not do this themselves. No one where it is canceled by now, or no longer, or over, and no one where
 * the product did it: an update that brings visits along is no news.
 */
export async function crewOf(
  { db }: World,
  { job_id, visit_id, event, isCanceled }: Asked,
): Promise<string[]> {
  const rows = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select('visit_person.employee_id')
    .where('visit.id', '=', visit_id)
    .where('visit.departed_at', 'is', null)
    .where('visit.canceled_at', isCanceled ? 'is not' : 'is', null)
    .where(
      ({ selectFrom }) =>
        sql<boolean>`visit_person.employee_id <> ${selectFrom('event')
          .select('event.employee_id')
          .where('event.subject', '=', job_id)
          .where('event.name', '=', event)
          .where(sql<boolean>`event.payload->>'visit_id' = ${visit_id}`)
          .orderBy('event.id', 'desc')
          .limit(1)}`,
    )
    .execute()
  return rows.map(({ employee_id }) => employee_id)
}
