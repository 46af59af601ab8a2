import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { reachesAll, type Allowed } from '#domain/roles/allowed.ts'
import { visitOfStep } from '#domain/visits/visit-of-step.ts'
import { timeOrder } from '#domain/visits/time-order.ts'
import type { VisitStepKind } from './visit-step.ts'

type Step = {
  lead_id: string
  kind: VisitStepKind
  employee_id: string
  at: Date
  visit_id?: string | undefined
}
type Found = { id: string; created_at: Date }

/**
 * The visit of the job that a step belongs to: the one that it names, or the one that its sender makes on that day. Null where there is
 * none.
 */
export async function findVisitOfStep({ db }: World, step: Step): Promise<Found | null> {
  const { lead_id, employee_id, at, visit_id } = step
  const visits = db
    .selectFrom('visit')
    .select(['visit.id', 'visit.created_at', 'visit.canceled_at', 'visit.departed_at'])
    .where('visit.job_id', '=', lead_id)
  if (visit_id !== undefined) {
    const named = await visits.where('visit.id', '=', visit_id).executeTakeFirst()
    if (!named) throw new Refusal(404, 'visit-not-found', 'Visit not found.')
    return named
  }
  const own = await visits
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .where('visit_person.employee_id', '=', employee_id)
    .where('visit.visit_on', '=', companyDay(at))
    .where('visit.canceled_at', 'is', null)
    .orderBy(timeOrder)
    .execute()
  const made = own.map((visit) => ({ ...visit, departed_at: visit.departed_at?.toISOString() ?? null }))
  return visitOfStep(made) ?? null
}

/**
 * Whoever tells of a visit goes on it, or works on everyone's; a call for the office is heard from anywhere. Of a visit that was canceled
 * nobody tells any more: who was there before they heard of that has it added by the office.
 */
export async function requireOwnVisit(
  world: World,
  worker: Allowed<'leads.work'>,
  step: NamedStep,
): Promise<void> {
  const { visit_id, lead_id, kind } = step
  if (visit_id === undefined || kind === 'needs_office') return
  const visit = await world.db
    .selectFrom('visit')
    .leftJoin('visit_person', (person) =>
      person
        .onRef('visit_person.visit_id', '=', 'visit.id')
        .on('visit_person.employee_id', '=', worker.employee.id),
    )
    .select(['canceled_at', 'employee_id'])
    .where('visit.id', '=', visit_id)
    .where('visit.job_id', '=', lead_id)
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'visit-not-found', 'Visit not found.')
  if (visit.employee_id === null && !reachesAll(worker))
    throw new Refusal(409, 'visit-not-yours', 'You don’t go on this visit. Call the office.')
  if (visit.canceled_at)
    throw new Refusal(409, 'visit-canceled', 'This visit was canceled. Call the office if you were there.')
}

type NamedStep = Pick<Step, 'lead_id' | 'kind' | 'visit_id'>
