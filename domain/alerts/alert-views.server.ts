import { hour } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { AlertRow, Alerts } from './alert.ts'

const mostOpen = 50
const mostSettled = 10
const lately = 12 * hour

/** The alerts that reached this person: those that wait for someone, and those that were settled lately. */
export async function listAlerts(world: World, viewer: Allowed<'leads.view'>): Promise<Alerts> {
  const since = new Date(world.now().getTime() - lately)
  const [open, settled] = await Promise.all([
    alertsOf(world, viewer).where('settled_at', 'is', null).orderBy('raised_at').limit(mostOpen).execute(),
    alertsOf(world, viewer)
      .where('settled_at', '>', since)
      .orderBy('settled_at', 'desc')
      .limit(mostSettled)
      .execute(),
  ])
  return { open: open.map(toRow), settled: settled.map(toRow) }
}

type Row = Awaited<ReturnType<ReturnType<typeof alertsOf>['execute']>>[number]

function alertsOf({ db }: World, { employee, scope }: Allowed<'leads.view'>) {
  return db
    .selectFrom('alert')
    .innerJoin('lead', 'lead.id', 'alert.lead_id')
    .leftJoin('employee', 'employee.id', 'settled_by')
    .select(['lead_id', 'reference', 'lead.name', 'town', 'service', 'raised_at', 'step', 'settled_at'])
    .select(['reason', 'settled_by', 'employee.name as settler'])
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
}

function toRow({ raised_at, settled_at, settled_by, settler, ...row }: Row): AlertRow {
  return {
    ...row,
    raised_at: raised_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    settled_by: settled_by && settler ? { id: settled_by, name: settler } : null,
  }
}
