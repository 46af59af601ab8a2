import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Desk } from './desk.ts'
import { getLead } from './lead-views.server.ts'
import { leadsFor } from './narrow.server.ts'

/** Nobody has more in hand at once; what lies beyond is in the list of requests. */
const mostOnDesk = 20

/** What the person has in hand, in the order in which it is to be done: by the time of the visit, then the most urgent, then the oldest. */
export async function readDesk(world: World, viewer: Allowed<'leads.view'>): Promise<Desk> {
  const rows = await leadsFor(world, viewer)
    .select(['id', sql<string>`count(*) over ()`.as('count')])
    .where('assigned_to', '=', viewer.employee.id)
    .where('status', '!=', 'closed')
    .where('quarantined_at', 'is', null)
    .orderBy(sql`visit_on nulls last`)
    .orderBy(sql`visit_from nulls last`)
    .orderBy('urgency')
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostOnDesk)
    .execute()
  const items = await Promise.all(rows.map(({ id }) => getLead(world, viewer, id)))
  return { items, count: Number(rows[0]?.count ?? 0) }
}
