import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { leadAnswered } from '#domain/receipts/visitor-events.ts'
import { endMergedNo, tellConsent, writeNo } from './consent-of-merged.server.ts'
import { lockRequestFacts, readRequestFacts } from './facts.server.ts'
import type { JobFacts } from './facts/facts.ts'
import { mergedAbove } from './family.server.ts'
import { jobChanged, jobConsentTold } from './job-events.ts'
import { lockJobItself } from './jobs.server.ts'

type Lead = Pick<Selectable<Schema['lead']>, 'id' | 'reference' | 'duplicate_of'>

/**
 * After the customer of a request without a job, which may be closed as a duplicate, answered about text messages. As after a merge, the
 * request that it repeats follows a "No" of the same number, and so does its job; a "Yes" is only told there.
 */
export async function tellOfDuplicate(
  world: World,
  { id, reference, duplicate_of }: Lead,
  { phone, text_consent }: JobFacts,
): Promise<void> {
  const seen = new Set([id])
  // Each may be closed as a duplicate of the other.
  for (let next = duplicate_of; next && !seen.has(next);) {
    seen.add(next)
    const after = await duplicateOf(world, next)
    if (!after.has_job && text_consent === false) await answerNo(world, next, phone)
    if (after.has_job && text_consent === false) await answerNoInJob(world, next, phone)
    if (after.has_job && text_consent === true) await tellYes(world, { id: next, reference, phone })
    next = after.has_job ? null : after.duplicate_of
  }
}

async function duplicateOf({ db }: World, id: string) {
  const { job_id, duplicate_of } = await db
    .selectFrom('lead')
    .leftJoin('job', 'job.id', 'lead.id')
    .select(['lead.duplicate_of', 'job.id as job_id'])
    .where('lead.id', '=', id)
    .executeTakeFirstOrThrow()
  return { has_job: job_id !== null, duplicate_of }
}

async function answerNo(world: World, lead_id: string, phone: string | undefined) {
  const changed = await world.db
    .updateTable('lead')
    .set({ text_consent: false })
    .where('id', '=', lead_id)
    .where('phone', '=', phone ?? '')
    .where('text_consent', 'is distinct from', false)
    .returning('id')
    .executeTakeFirst()
  if (changed) await announce(world, leadAnswered, { lead_id, fields: ['text_consent'], choices: {} })
}

/** It is of no merge, so that no undo takes it back. */
async function answerNoInJob(world: World, id: string, phone: string | undefined) {
  const job = await lockJobItself(world, id)
  const known: JobFacts = { ...job.facts, ...(await lockRequestFacts(world, id)) }
  const isSame = known.phone === phone
  if (isSame && known.text_consent === false) await endMergedNo(world, job, known)
  if (isSame && known.text_consent !== false) {
    const change_id = await writeNo(world, job, known)
    const told = { job_id: id, change_id, facts: ['text_consent' as const] }
    if (job.side !== 'duplicate') await announce(world, jobChanged, told)
  }
  await tellConsent(world, job, { phone, text_consent: false })
}

type Told = { id: string; reference: string; phone: string | undefined }

async function tellYes(world: World, { id, reference, phone }: Told) {
  const job_id = (await mergedAbove(world, id)).at(-1)?.id ?? id
  const known = await readRequestFacts(world, job_id)
  if (known.phone !== phone || known.text_consent === true) return
  await announce(world, jobConsentTold, { job_id, from: reference })
}
