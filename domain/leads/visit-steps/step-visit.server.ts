import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { visitOfStep } from '#domain/visits/visit-of-step.ts'
import { timeOrder } from '#domain/visits/time-order.ts'

type Step = { lead_id: string; employee_id: string; at: Date; visit_id?: string | undefined }

/**
 * The visit of the job that a step belongs to: the one that it names, or the one that its sender makes on that day. Null where there is
 * none.
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
    .select('visit.departed_at')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .where('visit_person.employee_id', '=', employee_id)
    .where('visit.visit_on', '=', companyDay(at))
    .where('visit.canceled_at', 'is', null)
    .orderBy(timeOrder)
    .execute()
  const made = own.map(({ id, departed_at }) => ({ id, departed_at: departed_at?.toISOString() ?? null }))
  return visitOfStep(made)?.id ?? null
}
