import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { mergedAbove } from './family.server.ts'
import { toldValues } from './facts/changed-words.ts'
import {
  lockRequestFacts,
  readRequestFacts,
  requestNames,
  toRequestFacts,
  writeFacts,
} from './facts.server.ts'
import { StoredFacts, type JobFacts } from './facts/facts.ts'
import { jobChanged } from './job-events.ts'
import { lockJobItself, type LockedJob } from './jobs.server.ts'

/**
 * Locks the job of a request that its customer is about to change, before the request itself as everywhere. Null where there is none.
 */
export async function lockJobOfRequest({ db }: World, leadId: string): Promise<LockedJob | null> {
  const job = await db.selectFrom('job').selectAll().where('id', '=', leadId).forUpdate().executeTakeFirst()
  return job ? { ...job, facts: StoredFacts.parse(job.facts) } : null
}

/**
 * After a customer changed their request, whose row the caller has locked as it was `before`: what changed there changed in its job
 * as well. So whoever looked at the job before does not overwrite it unseen, and the job is found by it.
 */
export async function followRequest(world: World, before: Selectable<Schema['lead']>): Promise<void> {
  const [was, is] = [toRequestFacts(before), await readRequestFacts(world, before.id)]
  const changed = requestNames.filter((name) => !isDeepStrictEqual(was[name], is[name]))
  if (changed.length === 0) return
  const job = await lockJobOfRequest(world, before.id)
  if (!job) return
  await writeFacts(world, { job, facts: { ...job.facts, ...is }, changed })
  if (job.side === 'duplicate' && changed.includes('text_consent')) await tellKept(world, job.id, is)
}

/**
 * The job that is kept is the one that texts its customer, so it follows the answer. As in a merge, an answer about text messages is that
 * of a number: with another one it stays where it was given.
 */
async function tellKept(world: World, id: string, { phone, text_consent }: JobFacts) {
  const kept = (await mergedAbove(world, id)).at(-1)
  if (!kept) return
  const job = await lockJobItself(world, kept.id)
  const known = { ...job.facts, ...(await lockRequestFacts(world, kept.id)) }
  if (known.phone !== phone || known.text_consent === text_consent) return
  const [facts, changed] = [{ ...known, text_consent }, ['text_consent'] as const]
  await writeFacts(world, { job, facts, changed })
  const change_id = newId()
  const told = JSON.stringify(toldValues(facts, changed))
  await world.db.insertInto('job_change').values({ id: change_id, job_id: kept.id, facts: told }).execute()
  await announce(world, jobChanged, { job_id: kept.id, change_id, facts: [...changed] })
}
