import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { leadsFor } from '../narrow.server.ts'
import type { ScheduledLead } from './schedule.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'

/** More than any crew drives to in a day. */
const mostOfADay = 200

/** Whoever schedules requests, and those that they see. */
type Rights = { planner: Allowed<'leads.assign'>; viewer: Allowed<'leads.view'> }

/** The requests that are to be visited on a day, with who goes, in the order of their times. */
export async function listScheduled(world: World, { viewer }: Rights, on: string): Promise<ScheduledLead[]> {
  const rows = await leadsFor(world, viewer)
    .select(['id', 'town', 'assigned_to', 'visit_on', 'visit_from', 'visit_to'])
    .where('visit_on', '=', on)
    .where('status', '=', 'scheduled')
    .orderBy('visit_from')
    .orderBy('id')
    .limit(mostOfADay)
    .execute()
  return rows.flatMap(({ id: lead_id, town, assigned_to: employee_id, ...columns }) => {
    const visit = visitTimeOf(columns)
    return employee_id && visit ? [{ lead_id, employee_id, from: visit.from, to: visit.to, town }] : []
  })
}
