import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { happeningNow } from './happening-now.server.ts'
import type { UnclaimedCount } from './lead.ts'
import { leadsFor } from './narrow.server.ts'
import { unclaimedSql } from './unclaimed.ts'

type Viewer = Allowed<'leads.view'>

/** What `isUnclaimed` says of a request, in any query over `lead`. */
const unclaimed = sql<boolean>`(${sql.raw(unclaimedSql)})`

/** How many requests are unclaimed: the one count of menu, bell, bar, dashboard and list. */
export async function countUnclaimed(world: World, viewer: Viewer): Promise<UnclaimedCount> {
  const { unclaimed, happening_now } = await unclaimedFor(world, viewer)
    .select(({ fn }) => [
      fn.countAll<string>().as('unclaimed'),
      fn.countAll<string>().filterWhere(happeningNow).as('happening_now'),
    ])
    .executeTakeFirstOrThrow()
  return { unclaimed: Number(unclaimed), happening_now: Number(happening_now) }
}

/** The requests that no one has claimed, as far as the person may see them. */
export function unclaimedFor(world: World, viewer: Viewer) {
  return leadsFor(world, viewer).where(unclaimed)
}

/**
 * The one order of unclaimed requests: the most urgent first, of these the first of each sender before the second of any, and
 * then the oldest. So a flood from one address hides no one else.
 */
export function mostUrgentFirst<T>(leads: SelectQueryBuilder<Schema, 'lead', T>) {
  return leads.orderBy('urgency').orderBy('sender_turn').orderBy('received_at').orderBy('lead.id')
}

/** Where a request stands in that order. */
export type UnclaimedPlace = { urgency: number; sender_turn: number; received_at: Date; id: string }

export function afterPlace({ urgency, sender_turn, received_at, id }: UnclaimedPlace) {
  return sql<boolean>`(urgency, sender_turn, received_at, lead.id) >
    (${urgency}::smallint, ${sender_turn}::int, ${received_at}, ${id}::uuid)`
}

/** A page of them, in their order, with what a person needs to choose whom to call. `next` is the last of the page, if more follow. */
export async function listUnclaimed(
  world: World,
  viewer: Viewer,
  { limit, after }: { limit: number; after: string | undefined },
) {
  const place = after ? await findPlace(world, viewer, after) : null
  const rows = await mostUrgentFirst(unclaimedFor(world, viewer))
    .$if(place !== null, (leads) => (place ? leads.where(afterPlace(place)) : leads))
    .select(['lead.id as lead_id', 'reference', 'name', 'phone', 'loss', 'service', 'urgency', 'town'])
    .select(['message', 'received_at', happeningNow.as('is_happening_now')])
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const items = page.map(({ received_at, ...row }) => ({ ...row, received_at: received_at.toISOString() }))
  return { items, next: rows.length > limit ? (items.at(-1)?.lead_id ?? null) : null }
}

/** A request keeps its place when someone claims it, so the page after it is still found. */
async function findPlace(world: World, viewer: Viewer, id: string): Promise<UnclaimedPlace> {
  const place = await leadsFor(world, viewer)
    .select(['urgency', 'sender_turn', 'received_at', 'lead.id'])
    .where('lead.id', '=', id)
    .executeTakeFirst()
  if (!place) throw new Refusal(404, 'lead-not-found', 'Request not found.')
  return place
}
