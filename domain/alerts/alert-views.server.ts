import { hour } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { countUnclaimed, mostUrgentFirst, unclaimedFor } from '#domain/leads/unclaimed.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Alerts, SettledAlert, UnclaimedAlert } from './alert.ts'
import { nextRungsOf, readRungs } from './ladder.server.ts'

const mostOpen = 50
const mostSettled = 10
const lately = 12 * hour

/** Every unclaimed request with its alert, and the alerts that reached this person and ended lately. */
export async function listAlerts(world: World, viewer: Allowed<'leads.view'>): Promise<Alerts> {
  const [{ call_back_minutes }, counts, open, settled] = await Promise.all([
    getCompany(world),
    countUnclaimed(world, viewer),
    listOpen(world, viewer),
    listSettled(world, viewer),
  ])
  return { ...counts, call_back_minutes, open, settled }
}

async function listOpen(world: World, viewer: Allowed<'leads.view'>): Promise<UnclaimedAlert[]> {
  const { id: me } = viewer.employee
  const rows = await mostUrgentFirst(unclaimedFor(world, viewer))
    .select(['lead.id as lead_id', 'reference', 'name', 'phone', 'loss', 'service', 'urgency', 'town'])
    .select(['message', 'received_at'])
    .select((lead) =>
      lead
        .exists(
          lead
            .selectFrom('delivery')
            .select('delivery.id')
            .whereRef('delivery.lead_id', '=', 'lead.id')
            .where('employee_id', '=', me)
            .where('channel', '=', 'portal'),
        )
        .as('reached_me'),
    )
    .limit(mostOpen)
    .execute()
  const ids = rows.map(({ lead_id }) => lead_id)
  const [told, next] = await Promise.all([readRungs(world, ids), nextRungsOf(world, ids)])
  return rows.map(({ received_at, reached_me, ...row }) => ({
    ...row,
    reached_me: Boolean(reached_me),
    received_at: received_at.toISOString(),
    told: told.get(row.lead_id) ?? [],
    next: next.get(row.lead_id) ?? null,
  }))
}

async function listSettled(
  { db, now }: World,
  { employee, scope }: Allowed<'leads.view'>,
): Promise<SettledAlert[]> {
  const rows = await db
    .selectFrom('alert')
    .innerJoin('lead', 'lead.id', 'alert.lead_id')
    .leftJoin('employee', 'employee.id', 'settled_by')
    .select(['lead_id', 'lead.name', 'settled_at', 'reason', 'settled_by', 'employee.name as settler'])
    .where('settled_at', '>', new Date(now().getTime() - lately))
    .where((alert) =>
      alert.exists(
        alert
          .selectFrom('delivery')
          .select('delivery.id')
          .whereRef('delivery.lead_id', '=', 'alert.lead_id')
          .where('delivery.employee_id', '=', employee.id)
          .where('channel', '=', 'portal'),
      ),
    )
    .$if(scope !== 'all', (alert) => alert.where('assigned_to', '=', employee.id))
    .orderBy('settled_at', 'desc')
    .limit(mostSettled)
    .execute()
  return rows.flatMap(({ lead_id, name, settled_at, reason, settled_by, settler }) =>
    settled_at && reason
      ? {
          lead_id,
          name,
          reason,
          settled_at: settled_at.toISOString(),
          settled_by: settled_by && settler ? { id: settled_by, name: settler } : null,
        }
      : [],
  )
}
