import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { reachesAll, type Allowed } from '#domain/roles/allowed.ts'
import { findCanceledSince } from '#domain/visits/canceled-since.server.ts'
import { findPlanOf } from '#domain/visits/earlier-plan.server.ts'
import { visitMadeBy } from '#domain/visits/made-visit.server.ts'
import { wereThere } from '#domain/visits/was-theirs.server.ts'
import { visitOfStep } from '#domain/visits/visit-of-step.ts'
import { visitNotFound } from '#domain/visits/visit-not-found.ts'
import { timeOrder } from '#domain/visits/time-order.ts'
import type { VisitStepKind } from './visit-step.ts'
import { notYours, requireNoneOfOthers } from './visits-of-others.server.ts'

type Step = {
  lead_id: string
  kind: VisitStepKind
  employee_id: string
  at: Date
  visit_id?: string | undefined
}
type Found = { id: string; created_at: Date }

/**
 * The visit of the job that a step belongs to: the one that it names, or the one that its sender makes on that day. Where the office has
 * changed that since, it is the visit as it was made. Null where there is none. The job is locked.
 */
export async function findVisitOfStep(world: World, step: Step): Promise<Found | null> {
  const { visit_id, kind, lead_id } = step
  const canceled = kind === 'on_my_way' ? await findCanceledSince(world, step) : null
  if (canceled) return canceled
  const visit = await (visit_id === undefined
    ? findOwnVisit(world, step)
    : getNamedVisit(world, { visit_id, lead_id }))
  if (kind === 'needs_office' || (visit && visit_id === undefined)) return visit
  const plan = await findPlanOf(world, step)
  return plan ? visitMadeBy(world, plan, step) : visit
}

async function getNamedVisit({ db }: World, { visit_id, lead_id }: { visit_id: string; lead_id: string }) {
  const named = await db
    .selectFrom('visit')
    .select(['id', 'created_at'])
    .where('id', '=', visit_id)
    .where('job_id', '=', lead_id)
    .executeTakeFirst()
  if (!named) throw visitNotFound()
  return named
}

async function findOwnVisit({ db }: World, { lead_id, employee_id, at }: Step): Promise<Found | null> {
  const own = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select(['visit.id', 'visit.created_at', 'visit.departed_at'])
    .where('visit.job_id', '=', lead_id)
    .where('visit_person.employee_id', '=', employee_id)
    .where('visit.visit_on', '=', companyDay(at))
    .where('visit.canceled_at', 'is', null)
    .orderBy(timeOrder)
    .execute()
  const made = own.map((visit) => ({ ...visit, departed_at: visit.departed_at?.toISOString() ?? null }))
  return visitOfStep(made) ?? null
}

/**
 * Whoever tells of a visit goes on it, works on everyone's, or was there when others were sent instead; a call for the office is heard from anywhere. Of a visit that was canceled
 * nobody tells any more: who was there before they heard of that has it added by the office. A step that names none is told of the visit
 * that they were to make on that day; without one, it is none of those that others are to make.
 */
export async function requireOwnVisit(
  world: World,
  worker: Allowed<'leads.work'>,
  step: Step,
): Promise<void> {
  if (step.kind === 'needs_office') return
  const visit_id = step.visit_id ?? (await findLostVisit(world, step))
  if (visit_id === undefined)
    return requireNoneOfOthers(world, { ...step, hasOwn: (await findOwnVisit(world, step)) !== null })
  const visit = await world.db
    .selectFrom('visit')
    .leftJoin('visit_person', (person) =>
      person
        .onRef('visit_person.visit_id', '=', 'visit.id')
        .on('visit_person.employee_id', '=', worker.employee.id),
    )
    .select(['canceled_at', 'employee_id'])
    .where('visit.id', '=', visit_id)
    .where('visit.job_id', '=', step.lead_id)
    .executeTakeFirst()
  if (!visit) throw visitNotFound()
  const isOn = visit.employee_id !== null || reachesAll(worker)
  if (!isOn && !(step.kind !== 'on_my_way' && (await wereThere(world, { ...step, visit_id }))))
    throw notYours()
  if (visit.canceled_at && visit.canceled_at <= step.at)
    throw new Refusal(409, 'visit-canceled', 'This visit was canceled. Call the office if you were there.')
}

async function findLostVisit(world: World, step: Step) {
  if (await findOwnVisit(world, step)) return undefined
  return (await findPlanOf(world, step))?.visit_id
}
