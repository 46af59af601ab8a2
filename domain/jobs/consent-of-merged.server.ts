import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { findConsentMerge, isLastChangedBy } from './consent-merge.server.ts'
import { toldValues } from './facts/changed-words.ts'
import { Differed } from './facts/differed.ts'
import type { JobFacts } from './facts/facts.ts'
import type { Revisions } from './facts/revisions.ts'
import { lockRequestFacts, writeFacts } from './facts.server.ts'
import { mergedAbove } from './family.server.ts'
import { jobChanged, jobConsentTold } from './job-events.ts'
import { lockJobItself, type LockedJob } from './jobs.server.ts'

type Merge = Pick<
  Selectable<Schema['job_merge']>,
  'job_id' | 'into_id' | 'filled' | 'differed' | 'revision' | 'consent_revision' | 'consent_before'
>

/**
 * After the customer of a merged job answered about text messages. The kept job is the one that texts them, so it follows a "No". Anyone
 * may enter this number in a request, so it follows no "Yes": its timeline tells staff. As in a merge, an answer is that of a number.
 */
export async function tellConsent(
  world: World,
  { id, number }: Pick<LockedJob, 'id' | 'number'>,
  { phone, text_consent }: JobFacts,
): Promise<void> {
  const above = (await mergedAbove(world, id)).map((other) => other.id)
  const last = above.at(-1)
  // Each job on the way says no as well, so that it still does when it is taken out of the next one.
  for (const into of text_consent === false ? above : above.slice(-1)) {
    const job = await lockJobItself(world, into)
    const known: JobFacts = { ...job.facts, ...(await lockRequestFacts(world, into)) }
    if (known.phone !== phone || known.text_consent === text_consent) continue
    if (text_consent === true) await announce(world, jobConsentTold, { job_id: into, from: number })
    if (text_consent !== false) continue
    const from = above[above.indexOf(into) - 1] ?? id
    const change_id = await sayNo(world, { job, known, from })
    if (into === last) await announce(world, jobChanged, { job_id: into, change_id, facts: ['text_consent'] })
  }
}

/** `from` is the job through whose merge the answer came. */
async function sayNo(world: World, { job, known, from }: { job: LockedJob; known: JobFacts; from: string }) {
  // What only a merge told is not what the job itself said before.
  const source = await findConsentMerge(world, job)
  const consent_before = source ? consentBefore(source) : (known.text_consent ?? null)
  await world.db
    .updateTable('job_merge')
    .set({ consent_revision: job.revision + 1, consent_before })
    .where('job_id', '=', from)
    .where('undone_at', 'is', null)
    .execute()
  return writeNo(world, job, known)
}

/** Writes a "No" as what a job says, and what its history tells of it. */
export async function writeNo(world: World, job: LockedJob, known: JobFacts): Promise<string> {
  const [facts, changed] = [{ ...known, text_consent: false }, ['text_consent'] as const]
  await writeFacts(world, { job, facts, changed })
  const change_id = newId()
  const told = JSON.stringify(toldValues(facts, changed))
  await world.db.insertInto('job_change').values({ id: change_id, job_id: job.id, facts: told }).execute()
  return change_id
}

/** Where the "No" of a job came from a merge, it is said by the job itself from now on, so that an undo leaves it. Says whether it was. */
export async function endMergedNo(world: World, job: LockedJob, known: JobFacts): Promise<boolean> {
  if (!(await findConsentMerge(world, job))) return false
  await writeFacts(world, { job, facts: known, changed: ['text_consent'] })
  return true
}

/** What the kept job itself said about text messages before this merge; null where it was not known. */
export function consentBefore(merge: Merge): boolean | null {
  if (merge.consent_revision !== null) return merge.consent_before
  return Differed.parse(merge.differed)['text_consent']?.kept === true ? true : null
}

/**
 * Whether another request that was merged into the same job says no to text messages too, so that the undo of this merge leaves the
 * "No" there. From now on it is of the merge of that one, and goes with it.
 */
export async function keepNoOfOthers({ db }: World, merge: Merge, since: Revisions): Promise<boolean> {
  if (!isLastChangedBy(merge, since, 'text_consent')) return false
  const { job_id, into_id } = merge
  const other = await db
    .selectFrom('job')
    .innerJoin('lead', 'lead.id', 'job.id')
    .innerJoin('lead as kept', 'kept.id', 'job.merged_into')
    .select('job.id')
    .where('job.merged_into', '=', into_id)
    .where('job.id', '<>', job_id)
    .where('lead.text_consent', '=', false)
    .where('kept.text_consent', '=', false)
    .whereRef('lead.phone', '=', 'kept.phone')
    .limit(1)
    .executeTakeFirst()
  if (!other) return false
  await db
    .updateTable('job_merge')
    .set({ consent_revision: since['text_consent'] ?? null, consent_before: consentBefore(merge) })
    .where('job_id', '=', other.id)
    .where('undone_at', 'is', null)
    .execute()
  return true
}
