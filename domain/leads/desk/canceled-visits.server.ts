import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { toldReason } from '#domain/visits/cancel-reasons.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'
import { visitCanceled } from '#domain/visits/visit-events.ts'
import { visibleTo } from '../visible.ts'
import type { CanceledVisit } from './canceled-visit.ts'
import { toldFor } from './told-for.ts'

const mostTold = 20

/**
 * The visits of the person that others canceled within the last day and that are canceled still, the latest first. Not one that was told
 * as made and was not: it would be taken for the visit that they still go on.
 */
export async function listCanceledVisits(
  world: World,
  viewer: Allowed<'leads.view'>,
): Promise<CanceledVisit[]> {
  const rows = await world.db
    .selectFrom('visit_person')
    .innerJoin('visit', 'visit.id', 'visit_person.visit_id')
    .innerJoin('lead', 'lead.id', 'visit.job_id')
    .innerJoin('job', 'job.id', 'visit.job_id')
    .innerJoinLateral(
      (visit) =>
        visit
          .selectFrom('event')
          .select(['event.id', 'event.employee_id'])
          .whereRef('event.subject', '=', 'visit.job_id')
          .where('event.name', '=', visitCanceled.name)
          .where(sql<boolean>`event.payload->>'visit_id' = visit.id::text`)
          .orderBy('event.id', 'desc')
          .limit(1)
          .as('canceling'),
      (on) => on.onTrue(),
    )
    .leftJoin('employee as canceler', 'canceler.id', 'canceling.employee_id')
    .select(['canceling.id', 'lead.id as lead_id', 'job.number as reference', 'canceler.name as by'])
    .select(['visit.canceled_at as at', 'visit.cancel_reason as reason', 'visit.on_my_way_at'])
    .select(['visit.visit_on', 'visit.visit_from', 'visit.visit_to'])
    .select(sql<string | null>`case when ${visibleTo(viewer)} then lead.name end`.as('name'))
    .where('visit_person.employee_id', '=', viewer.employee.id)
    .where('visit.made_of', 'is', null)
    .where('visit.canceled_at', '>', new Date(world.now().getTime() - toldFor))
    .where('canceling.employee_id', 'is distinct from', viewer.employee.id)
    .orderBy('canceling.id', 'desc')
    .limit(mostTold)
    .execute()
  return rows.flatMap(({ at, reason: told, on_my_way_at, visit_on, visit_from, visit_to, ...row }) => {
    if (!at) return []
    const visit = visitTimeOf({ visit_on, visit_from, visit_to })
    const onMyWay = on_my_way_at?.toISOString() ?? null
    // What was typed may tell of the customer.
    const reason = row.name === null ? toldReason(told) : told
    return [{ ...row, reason, visit, at: at.toISOString(), on_my_way_at: onMyWay }]
  })
}
