import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { leadsFor } from '../narrow.server.ts'
import type { PlannedVisit } from './visit.ts'
import { visitOf } from './visit-columns.ts'

/** More than any crew drives to in a day. */
const mostOfADay = 200

/** Whoever plans visits, and the requests that they see. */
type Rights = { planner: Allowed<'leads.assign'>; viewer: Allowed<'leads.view'> }

/** The visits of a day that are still to be made, with who goes, in their order. */
export async function listVisits(world: World, { viewer }: Rights, on: string): Promise<PlannedVisit[]> {
  const rows = await leadsFor(world, viewer)
    .select(['id', 'town', 'assigned_to', 'visit_on', 'visit_from', 'visit_to'])
    .where('visit_on', '=', on)
    .where('status', '=', 'scheduled')
    .orderBy('visit_from')
    .orderBy('id')
    .limit(mostOfADay)
    .execute()
  return rows.flatMap(({ id: lead_id, town, assigned_to: employee_id, ...columns }) => {
    const visit = visitOf(columns)
    return employee_id && visit ? [{ lead_id, employee_id, from: visit.from, to: visit.to, town }] : []
  })
}
