import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'

/** What someone did at a job that they were to visit. */
export type Done = { lead_id: string; employee_id: string; at: Date; visit_id?: string | undefined }
export type CanceledSince = { id: string; created_at: Date }

/**
 * The visit of that day which they were to make as they did it, and which was canceled only after that: their phone had no signal to hear
 * of it. Null where there is none.
 */
export async function findCanceledSince(
  { db }: World,
  { lead_id, employee_id, at, visit_id }: Done,
): Promise<CanceledSince | null> {
  const visit = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select(['visit.id', 'visit.created_at'])
    .where('visit.job_id', '=', lead_id)
    .where('visit_person.employee_id', '=', employee_id)
    .where('visit.visit_on', '=', companyDay(at))
    .where('visit.canceled_at', '>', at)
    .$if(visit_id !== undefined, (query) => query.where('visit.id', '=', visit_id ?? ''))
    .orderBy('visit.canceled_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return visit ?? null
}
