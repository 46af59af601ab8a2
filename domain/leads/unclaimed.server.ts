import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { World } from '#platform/world.ts'
import { unclaimedFilter } from '#domain/figures/figure.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { UnclaimedCount } from './lead.ts'
import { leadsFor, narrowLeads } from './narrow.server.ts'

type Viewer = Allowed<'leads.view'>

/** How many requests are unclaimed: the one count of menu, bell, bar, dashboard and list. */
export async function countUnclaimed(world: World, viewer: Viewer): Promise<UnclaimedCount> {
  const { unclaimed, happening_now } = await unclaimedFor(world, viewer)
    .select(({ fn }) => [
      fn.countAll<string>().as('unclaimed'),
      fn.countAll<string>().filterWhere('urgency', '=', 0).as('happening_now'),
    ])
    .executeTakeFirstOrThrow()
  return { unclaimed: Number(unclaimed), happening_now: Number(happening_now) }
}

/** The requests that no one has claimed, as far as the person may see them. */
export function unclaimedFor(world: World, viewer: Viewer) {
  const me = viewer.employee.id
  return narrowLeads(leadsFor(world, viewer), unclaimedFilter, { me, now: world.now() })
}

/** The one order of unclaimed requests: the most urgent first, and of these the oldest. */
export function mostUrgentFirst<T>(leads: SelectQueryBuilder<Schema, 'lead', T>) {
  return leads.orderBy('urgency').orderBy('received_at').orderBy('lead.id')
}

/** So many of them, in their order, with what a person needs to choose whom to call. */
export async function listUnclaimed(world: World, viewer: Viewer, limit: number) {
  const rows = await mostUrgentFirst(unclaimedFor(world, viewer))
    .select(['lead.id as lead_id', 'reference', 'name', 'phone', 'loss', 'service', 'urgency', 'town'])
    .select(['message', 'received_at'])
    .limit(limit)
    .execute()
  return rows.map(({ received_at, ...row }) => ({ ...row, received_at: received_at.toISOString() }))
}
