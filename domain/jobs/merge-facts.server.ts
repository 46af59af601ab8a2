import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { proposeCategory } from './category.server.ts'
import { isLastChangedBy } from './consent-merge.server.ts'
import { consentBefore, keepNoOfOthers } from './consent-of-merged.server.ts'
import { lockRequestFacts, readRequestFacts, writeFacts } from './facts.server.ts'
import { toldValues } from './facts/changed-words.ts'
import { Differed } from './facts/differed.ts'
import { isOfClaim, JobFacts, StoredFacts, type FactName } from './facts/facts.ts'
import { Revisions } from './facts/revisions.ts'
import { jobChanged } from './job-events.ts'
import { lockJob, type JobScope, type LockedJob } from './jobs.server.ts'
import { mayTellTo } from './merge-rights.server.ts'
import { dangersIn, differencesOf, mergedFacts, toldFacts, type LearnedName } from './merged-facts.ts'

/**
 * Tells the other job what it does not know, and every danger. Returns what is known there now, the names of what changed and of
 * what gave way, and what both said differently.
 */
export async function fillIn(
  world: World,
  employee: SignedIn,
  { job, other }: { job: LockedJob; other: LockedJob },
) {
  const known: JobFacts = { ...other.facts, ...(await lockRequestFacts(world, other.id)) }
  const told = toldFacts({ ...job.facts, ...(await readRequestFacts(world, job.id)) }, known)
  const mayTell = await mayTellTo(world, employee, other.id)
  const merged = mergedFacts({ told, known, number: job.number, mayTell })
  await writeFacts(world, { job: other, ...merged })
  const differences = differencesOf({ told, known }, job.number)
  const both = new Map(
    differences
      .filter(({ name }) => !isOfClaim(name))
      .map(({ name, told, kept }) => [String(name), { told, kept }]),
  )
  for (const name of merged.raised.filter((each) => !both.has(each)))
    both.set(name, { told: merged.facts[name] ?? null, kept: known[name] ?? null })
  const differed = Differed.parse(Object.fromEntries(both))
  return { ...merged, different: differences.map(({ name }) => name), differed }
}

type Raised = { job: LockedJob; facts: JobFacts; raised: readonly FactName[] }

/** Facts that gave way to a danger are changes like any other: their history, the visits and the category follow. */
export async function tellRaised(world: World, employee: SignedIn, { job, facts, raised }: Raised) {
  if (raised.length === 0) return
  const change = { id: newId(), job_id: job.id, facts: JSON.stringify(toldValues(facts, raised)) }
  await world.db.insertInto('job_change').values(change).execute()
  const told = { job_id: job.id, change_id: change.id, facts: [...raised] }
  await announce(world, jobChanged, told, employee.id)
  if (raised.includes('sewage'))
    await proposeCategory(world, { employee, scope: 'all' }, { job_id: job.id, facts })
}

/** The merge that is in force. */
export function findMerge({ db }: World, id: string) {
  return db
    .selectFrom('job_merge')
    .selectAll()
    .where('job_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Merge = NonNullable<Awaited<ReturnType<typeof findMerge>>>
type Taking = {
  merge: Merge
  names: readonly LearnedName[]
  /** What the job in between knows again, where one was merged into the other. */
  before?: JobFacts
}

/**
 * Takes those of these facts that the other job learned by the merge out of it again, or puts back what they stood in place of,
 * unless they were changed since, or another job that was merged into it reports the same danger. Where it was merged on, the next one
 * learned them from it.
 */
export async function takeBack(
  world: World,
  merger: JobScope,
  { merge, names, before = {} }: Taking,
): Promise<void> {
  const other = await lockJob(world, { ...merger, scope: 'all' }, merge.into_id)
  const since = Revisions.parse(other.fact_revisions)
  const still = await reportedByOthers(world, merge)
  const saidNo = await keepNoOfOthers(world, merge, since)
  const untouched = names.filter(
    (name) => isLastChangedBy(merge, since, name) && !still.has(name) && !(saidNo && name === 'text_consent'),
  )
  if (untouched.length === 0) return
  const differed = Differed.parse(merge.differed)
  const back: ReadonlyMap<string, unknown> = new Map(
    untouched.map((name) => {
      if (name === 'text_consent') return [name, consentBefore(merge) ?? undefined]
      return [name, differed[name]?.kept ?? before[name] ?? undefined]
    }),
  )
  const known = { ...other.facts, ...(await lockRequestFacts(world, other.id)) }
  const all = Object.entries(known).filter(([name]) => !back.has(name))
  const facts = JobFacts.parse(Object.fromEntries([...all, ...back]))
  await writeFacts(world, { job: other, facts, changed: untouched })
  // What gave way to the merged job’s answer was told as a change, and so is its return.
  const raised = untouched.filter((name) => name in differed || name === 'text_consent')
  await tellRaised(world, merger.employee, { job: other, facts, raised })
  const next = other.merged_into && (await findMerge(world, other.id))
  if (next) await takeBack(world, merger, { merge: next, names: untouched, before: facts })
}

/** The dangers that other jobs report which are merged into the same one. */
async function reportedByOthers({ db }: World, { job_id, into_id }: Merge): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job')
    .select('facts')
    .where('merged_into', '=', into_id)
    .where('id', '<>', job_id)
    .execute()
  return new Set(rows.flatMap(({ facts }) => dangersIn(StoredFacts.parse(facts))))
}
