import { sql } from 'kysely'
import type * as z from 'zod'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { visitChanged, visitPlanned } from './visit-events.ts'

/** What a visit was planned to be before the office changed it. */
export type EarlierPlan = z.output<typeof Plan>
type Asked = { lead_id: string; employee_id: string; at: Date; visit_id?: string | undefined }

const Plan = visitPlanned.payload.pick({ visit_id: true, kind: true, visit: true, people: true })

/**
 * The plan by which someone went to a job on a day: the last one for that day that sent them. Of a visit that they name it may be for
 * another day, where it held as they went. Null where they never were to go.
 */
export async function findPlanOf({ db }: World, asked: Asked): Promise<EarlierPlan | null> {
  const { lead_id, employee_id, at, visit_id } = asked
  const events = await db
    .selectFrom('event')
    .select(['payload', 'at'])
    .where('subject', '=', lead_id)
    .where('name', 'in', [visitPlanned.name, visitChanged.name])
    // One that went along as the job was merged is of another job by now.
    .where(
      sql<boolean>`exists (select from visit where job_id = subject and visit.id = (payload->>'visit_id')::uuid)`,
    )
    .orderBy('id')
    .execute()
  const plans = events
    .map((event) => ({ ...Plan.parse(event.payload), since: event.at }))
    .filter((plan) => visit_id === undefined || plan.visit_id === visit_id)
  const sentThem = ({ people }: EarlierPlan) => people.includes(employee_id)
  const forDay = plans.findLast((plan) => plan.visit?.on === companyDay(at) && sentThem(plan))
  if (forDay || visit_id === undefined) return forDay ?? null
  const held = plans.findLast(({ since }) => since <= at)
  return held && sentThem(held) ? held : null
}
