import type { World } from '#platform/world.ts'
import { phonePage } from '#domain/leads/phone-page.ts'
import { applied, readRequestFacts } from './facts.server.ts'
import { withFoundDay } from './facts/found-day.ts'
import { factsOfLead } from './from-lead.ts'
import type { NewJob } from './job.ts'

/**
 * What a job of a request begins with: what the request tells already, and what is known beyond it. The request, which the caller
 * has locked, is filled in with it.
 */
export async function fillFromRequest(world: World, { id, facts }: Pick<NewJob, 'id' | 'facts'>) {
  const told = await world.db
    .selectFrom('lead')
    .select(['loss', 'when', 'insurance', 'reach_by', 'depth', 'page', 'received_at', 'first_contacted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const channel = told.page === phonePage ? ('phone' as const) : ('web' as const)
  const asked = withFoundDay(factsOfLead(told), told.received_at)
  const known = { channel, ...asked, ...(await readRequestFacts(world, id)) }
  const all = applied(known, facts)
  const { name = '', phone = '', town = '', text_consent = false } = all
  await world.db.updateTable('lead').set({ name, phone, town, text_consent }).where('id', '=', id).execute()
  return {
    facts: all,
    received_at: told.received_at,
    contacted_at: told.first_contacted_at,
    stage: told.first_contacted_at ? ('contacted' as const) : ('new' as const),
  }
}
