import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { timeOrder } from '#domain/visits/time-order.ts'

type Step = { lead_id: string; employee_id: string; at: Date; visit_id?: string | undefined }

/**
 * The visit of the job that a step belongs to: the one that it names, or the one that its sender makes on that day, of several the
 * first that nobody left. Null where there is none.
 */
export async function findVisitOfStep({ db }: World, step: Step): Promise<string | null> {
  const { lead_id, employee_id, at, visit_id } = step
  const visits = db.selectFrom('visit').select('visit.id').where('visit.job_id', '=', lead_id)
  if (visit_id !== undefined) {
    const named = await visits.where('visit.id', '=', visit_id).executeTakeFirst()
    if (!named) throw new Refusal(404, 'visit-not-found', 'Visit not found.')
    return named.id
  }
  const own = await visits
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .where('visit_person.employee_id', '=', employee_id)
    .where('visit.visit_on', '=', companyDay(at))
    .where('visit.canceled_at', 'is', null)
    .orderBy('visit.departed_at', (order) => order.desc().nullsFirst())
    .orderBy(timeOrder)
    .limit(1)
    .executeTakeFirst()
  return own?.id ?? null
}
