import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'
import { leadMoved } from '../lead-events.ts'
import { arrivedAt } from './arrived.server.ts'
import type { ClosedRequest } from './closed.ts'
import { toldFor } from './told-for.ts'

const mostTold = 20

/** What others closed of the person’s requests within the last day and is closed still, the latest first. */
export async function listClosed(
  world: World,
  { employee }: Allowed<'leads.view'>,
): Promise<ClosedRequest[]> {
  const rows = await world.db
    .selectFrom('event')
    .innerJoin('lead', 'lead.id', 'event.subject')
    .leftJoin('employee as closer', 'closer.id', 'event.employee_id')
    .select(['event.id', 'event.at', 'closer.name as by', 'closer.id as by_id'])
    .select(['lead.id as lead_id', 'lead.name', 'visit_on', 'visit_from', 'visit_to', 'outcome'])
    .select(arrivedAt(world, employee.id).as('arrived_at'))
    .distinctOn('lead.id')
    .where('event.name', '=', leadMoved.name)
    .where('event.at', '>', new Date(world.now().getTime() - toldFor))
    .where('lead.assigned_to', '=', employee.id)
    .where('lead.status', '=', 'closed')
    .where(sql<boolean>`event.payload->>'from' <> 'closed'`)
    .orderBy('lead.id')
    .orderBy('event.id', 'desc')
    .execute()
  return rows
    .filter(({ by_id }) => by_id !== employee.id)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, mostTold)
    .map(({ visit_on, visit_from, visit_to, ...row }) => ({
      ...row,
      visit: visitTimeOf({ visit_on, visit_from, visit_to }),
      at: row.at.toISOString(),
      arrived_at: row.arrived_at?.toISOString() ?? null,
    }))
}
