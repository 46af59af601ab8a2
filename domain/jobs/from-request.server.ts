import type { World } from '#platform/world.ts'
import { phonePage } from '#domain/leads/phone-page.ts'
import { applied, readRequestFacts } from './facts.server.ts'
import { withFoundDay } from './facts/found-day.ts'
import { factsOfLead } from './from-lead.ts'
import type { JobInChat } from './job-in-chat.ts'
import type { NewJob } from './job.ts'

type Beginning = Pick<NewJob, 'id' | 'facts'> & { inChat: JobInChat }

/** What a job of a request begins with: what the request tells already, and what is known beyond it. */
export async function readBeginning(world: World, { id, facts, inChat }: Beginning) {
  const told = await world.db
    .selectFrom('lead')
    .select(['loss', 'when', 'insurance', 'reach_by', 'depth', 'page', 'received_at', 'first_contacted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const channel = told.page === phonePage ? ('phone' as const) : ('web' as const)
  const asked = withFoundDay({ ...factsOfLead(told), ...inChat.facts }, told.received_at)
  const known = { channel, ...asked, ...(await readRequestFacts(world, id)) }
  const contacted_at = told.first_contacted_at ?? inChat.replied_at
  return {
    facts: applied(known, facts),
    received_at: told.received_at,
    contacted_at,
    stage: contacted_at ? ('contacted' as const) : ('new' as const),
  }
}
