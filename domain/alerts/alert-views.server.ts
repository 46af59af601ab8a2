import { hour } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { SettledAlert, SettledReason } from './alert.ts'

const mostSettled = 10
const lately = 12 * hour

/** Those of the requests whose alert reached this person. */
export async function readReached(
  { db }: World,
  employeeId: string,
  leadIds: readonly string[],
): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('delivery')
    .select('lead_id')
    .distinct()
    .where('lead_id', 'in', leadIds)
    .where('employee_id', '=', employeeId)
    .where('channel', '=', 'portal')
    .execute()
  return new Set(rows.map(({ lead_id }) => lead_id))
}

/** The alerts that reached this person and that someone ended lately, newest first. */
export async function listSettledAlerts(
  { db, now }: World,
  viewer: Allowed<'leads.view'>,
): Promise<SettledAlert[]> {
  const rows = await db
    .selectFrom('alert')
    .innerJoin('lead', 'lead.id', 'alert.lead_id')
    .leftJoin('employee as settler', 'settler.id', 'settled_by')
    .leftJoin('employee as assignee', 'assignee.id', 'assigned_to')
    .select(['lead_id', 'lead.name', 'settled_at', 'reason', 'settled_by', 'settler.name as settler'])
    .select(['assigned_to', 'assignee.name as assignee'])
    .where('settled_at', '>', new Date(now().getTime() - lately))
    .where((alert) =>
      alert.exists(
        alert
          .selectFrom('delivery')
          .select('delivery.id')
          .whereRef('delivery.lead_id', '=', 'alert.lead_id')
          .where('delivery.employee_id', '=', viewer.employee.id)
          .where('channel', '=', 'portal'),
      ),
    )
    .where(visibleTo(viewer))
    .orderBy('settled_at', 'desc')
    .limit(mostSettled)
    .execute()
  return rows.flatMap(({ lead_id, name, settled_at, reason, ...who }) =>
    settled_at && reason
      ? {
          lead_id,
          name,
          reason,
          settled_at: settled_at.toISOString(),
          settled_by: nameOf(who, reason),
        }
      : [],
  )
}

type Who = Record<'settled_by' | 'settler' | 'assigned_to' | 'assignee', string | null>

/** Where it is not known who ended it, the one who has the request now; but they need not have closed it. */
function nameOf({ settled_by, settler, assigned_to, assignee }: Who, reason: SettledReason) {
  if (settled_by && settler) return { id: settled_by, name: settler }
  return reason !== 'closed' && assigned_to && assignee ? { id: assigned_to, name: assignee } : null
}
