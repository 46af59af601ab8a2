import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { proposeCategory } from './category.server.ts'
import { findConsentMerge } from './consent-merge.server.ts'
import { employeeAt } from './employee-at.server.ts'
import { toldValues } from './facts/changed-words.ts'
import { requireMayChange } from './facts/claims.ts'
import {
  factNames,
  JobFacts,
  requestFacts,
  StoredFacts,
  type FactChanges,
  type FactName,
} from './facts/facts.ts'
import { Revisions } from './facts/revisions.ts'
import { foundDay } from './facts/found-day.ts'
import { jobChanged } from './job-events.ts'
import type { JobChange } from './job.ts'
import { listColumns, lockJob, requireUnmerged, type LockedJob } from './jobs.server.ts'
import { tellSafetyRead } from './safety-read.server.ts'

export const requestNames = z.object(requestFacts).keyof().options
/** What the proposed category is made from. */
const categoryNames: readonly FactName[] = ['source', 'sewage', 'loss_type']

/**
 * Changes what is known of a job. Facts that someone else changed since `revision`, to something else, are refused together with
 * all the others: nothing is overwritten unseen, and nothing is half done.
 */
export function changeJob(
  world: World,
  editor: Allowed<'intake.edit'>,
  { id, revision, changes }: JobChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const job = await lockJob(world, editor, id)
    const before = { ...job.facts, ...(await lockRequestFacts(world, id)) }
    // The same word sent again still means the day on which it was said.
    const dated = changes.found === before.found ? changes : datedFacts(changes, world.now())
    const names = factNames.filter((name) => dated[name] !== undefined)
    requireMayChange(await employeeAt(world, editor.employee, id), dated)
    const changed = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, dated[name]))
    const said = [...changed]
    // A "No" to text messages that stands there by a merge is said by this job from now on, so that an undo leaves it.
    const isOwnNo = dated.text_consent === false && !changed.includes('text_consent')
    if (isOwnNo && (await findConsentMerge(world, job))) said.push('text_consent')
    if (said.length === 0) return
    requireUnmerged(job)
    requireUnchanged(job, changed, revision)
    const facts = applied(before, dated)
    await writeFacts(world, { job, facts, changed: said })
    const change_id = newId()
    const told = JSON.stringify(toldValues(facts, said))
    await world.db.insertInto('job_change').values({ id: change_id, job_id: id, facts: told }).execute()
    await announce(world, jobChanged, { job_id: id, change_id, facts: said }, editor.employee.id)
    if (changed.includes('read_aloud')) await tellSafetyRead(world, editor.employee.id, { id, facts })
    if (changed.some((name) => categoryNames.includes(name)))
      await proposeCategory(world, editor, { job_id: id, facts })
  })
}

/** A new word for when it was found brings its day along, or takes out the one of the word before. */
export function datedFacts(changes: FactChanges, now: Date): FactChanges {
  if (changes.found === undefined || changes.found_on !== undefined) return changes
  return { ...changes, found_on: foundDay(changes.found ?? undefined, now) ?? null }
}

/** The facts that stand in the row of the request. */
export async function readRequestFacts(world: World, id: string): Promise<JobFacts> {
  return toRequestFacts(await selectRequestFacts(world, id).executeTakeFirstOrThrow())
}

/** The same for a change: the row is locked, after that of the job. */
export async function lockRequestFacts(world: World, id: string): Promise<JobFacts> {
  return toRequestFacts(await selectRequestFacts(world, id).forUpdate().executeTakeFirstOrThrow())
}

type RequestColumns = Pick<Selectable<Schema['lead']>, (typeof requestNames)[number]>

export function toRequestFacts({ name, phone, town, text_consent }: RequestColumns): JobFacts {
  return {
    phone,
    ...(name !== null && { name }),
    ...(text_consent !== null && { text_consent }),
    ...(town && { town }),
  }
}

/** Writes those of the facts that changed: the customer may correct the others meanwhile. */
export async function writeRequestFacts(
  { db }: World,
  id: string,
  { facts, changed }: Pick<Written, 'facts' | 'changed'>,
): Promise<void> {
  const { name = null, phone = '', town = '', text_consent = null } = facts
  const known = Object.entries({ name, phone, town, text_consent })
  const columns = Object.fromEntries(known.filter(([name]) => changed.some((one) => one === name)))
  if (Object.keys(columns).length === 0) return
  await db.updateTable('lead').set(columns).where('id', '=', id).execute()
}

function selectRequestFacts({ db }: World, id: string) {
  return db.selectFrom('lead').select(requestNames).where('id', '=', id)
}

/** What is known after the changes: null takes a fact out. */
export function applied(before: JobFacts, changes: FactChanges): JobFacts {
  const all = Object.entries({ ...before, ...changes })
  return JobFacts.parse(Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined)))
}

function requireUnchanged(job: LockedJob, changed: readonly FactName[], revision: number) {
  const since = Revisions.parse(job.fact_revisions)
  // A revision that is still to come was seen by nobody.
  if (revision <= job.revision && changed.every((name) => (since[name] ?? 1) <= revision)) return
  throw new Refusal(
    409,
    'job-moved-on',
    'Someone else changed this job first. Choose which values are right.',
  )
}

type Written = { job: LockedJob; facts: JobFacts; changed: readonly FactName[] }

/** Writes all that is known of a job, which the caller has locked. */
export async function writeFacts(world: World, { job, facts, changed }: Written) {
  const revision = job.revision + 1
  const changedNow = Object.fromEntries(changed.map((name) => [name, revision]))
  await world.db
    .updateTable('job')
    .set({
      revision,
      facts: JSON.stringify(StoredFacts.parse(facts)),
      fact_revisions: JSON.stringify({ ...Revisions.parse(job.fact_revisions), ...changedNow }),
      ...listColumns(facts, job.number),
    })
    .where('id', '=', job.id)
    .execute()
  await writeRequestFacts(world, job.id, { facts, changed })
}
