import { hour } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { SettledAlert, SettledReason } from './alert.ts'

const mostSettled = 10
const lately = 12 * hour

/** Those of the alerts that reached this person. */
export async function readReached(
  { db }: World,
  employeeId: string,
  alertIds: readonly string[],
): Promise<Set<string>> {
  if (alertIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('delivery')
    .select('alert_id')
    .distinct()
    .where('alert_id', 'in', alertIds)
    .where('employee_id', '=', employeeId)
    .where('channel', '=', 'portal')
    .execute()
  return new Set(rows.map(({ alert_id }) => alert_id))
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
    .leftJoin('visit_step', 'visit_step.id', 'call_id')
    .leftJoin('employee as caller', 'caller.id', 'visit_step.employee_id')
    .select(['alert.id', 'alert.lead_id', 'lead.name', 'settled_at', 'alert.reason', 'settled_by'])
    .select(['settler.name as settler', 'assigned_to', 'assignee.name as assignee', 'caller.name as caller'])
    .where('settled_at', '>', new Date(now().getTime() - lately))
    .where((alert) =>
      alert.exists(
        alert
          .selectFrom('delivery')
          .select('delivery.id')
          .whereRef('delivery.alert_id', '=', 'alert.id')
          .where('delivery.employee_id', '=', viewer.employee.id)
          .where('channel', '=', 'portal'),
      ),
    )
    .where(visibleTo(viewer))
    .orderBy('settled_at', 'desc')
    .limit(mostSettled)
    .execute()
  return rows.flatMap(({ id, lead_id, name, caller, settled_at, reason, ...who }) =>
    settled_at && reason
      ? {
          id,
          lead_id,
          name,
          caller,
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
