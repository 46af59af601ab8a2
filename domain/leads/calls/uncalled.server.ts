import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { waitingForCallSql } from './first-call.ts'
import { leadsFor } from '../narrow.server.ts'

/** What `waitsForCall` says of a request, in any query over `lead`. */
export const waitingForCall = sql<boolean>`(${sql.raw(waitingForCallSql)})`

/** The requests that someone claimed and no one has called yet, as far as the person may see them; the longest wait first. */
export function uncalledFor(world: World, viewer: Allowed<'leads.view'>, limit: number) {
  return leadsFor(world, viewer)
    .where(waitingForCall)
    .where('assigned_to', 'is not', null)
    .select((lead) => [
      'lead.id as lead_id',
      'lead.name',
      'received_at',
      'assigned_to',
      lead
        .selectFrom('employee')
        .select('employee.name')
        .whereRef('employee.id', '=', 'lead.assigned_to')
        .as('holder'),
    ])
    .orderBy('received_at')
    .orderBy('lead.id')
    .limit(limit)
}

export async function listUncalled(world: World, viewer: Allowed<'leads.view'>, limit: number) {
  const rows = await uncalledFor(world, viewer, limit).execute()
  return rows.flatMap(({ received_at, assigned_to, holder, ...lead }) =>
    assigned_to && holder !== null
      ? { ...lead, received_at: received_at.toISOString(), holder: { id: assigned_to, name: holder } }
      : [],
  )
}
