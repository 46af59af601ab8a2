import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { World } from '#platform/world.ts'
import { tellOfDuplicate } from './consent-of-duplicate.server.ts'
import { endMergedNo, tellConsent } from './consent-of-merged.server.ts'
import { readRequestFacts, requestNames, toRequestFacts, writeFacts } from './facts.server.ts'
import { StoredFacts } from './facts/facts.ts'
import type { LockedJob } from './jobs.server.ts'

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
  if (!job) {
    if (changed.includes('text_consent')) await tellOfDuplicate(world, before, is)
    return
  }
  await writeFacts(world, { job, facts: { ...job.facts, ...is }, changed })
  if (job.side === 'duplicate' && changed.includes('text_consent')) await tellConsent(world, job, is)
}

/**
 * After a customer said "No" to text messages in a request that says so already. Where that came from a merge, the answer is theirs from
 * now on, and an undo leaves it. Says whether it is so only now.
 */
export async function repeatNo(world: World, leadId: string): Promise<boolean> {
  const job = await lockJobOfRequest(world, leadId)
  if (!job) return false
  const is = await readRequestFacts(world, leadId)
  if (!(await endMergedNo(world, job, { ...job.facts, ...is }))) return false
  if (job.side === 'duplicate') await tellConsent(world, job, is)
  return true
}
