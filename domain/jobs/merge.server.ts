import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { day, hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { lockUnitsOf, recountStays } from '#domain/equipment/moves/recount-stays.server.ts'
import { leadEntered } from '#domain/leads/lead-events.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { bringBack, carryWork } from './carry-work.server.ts'
import { mergedAbove } from './family.server.ts'
import { followWithLead } from './follow-with-lead.server.ts'
import { lockRequestFacts, readRequestFacts, Revisions, writeFacts } from './facts.server.ts'
import { storedNames, type JobFacts } from './facts/facts.ts'
import { jobMerged, jobUnmerged } from './job-events.ts'
import { lockJob, type JobScope, type LockedJob } from './jobs.server.ts'
import { SideState } from './job.ts'
import { mayTellTo, requireSameReach } from './merge-rights.server.ts'
import { isOver } from './stages/stages.ts'

/** So long a merge can be undone. */
export const mergeUndoTime = day

/** What a job learns of one that is merged into it. An answer about text messages is that of a number, so it comes with the same one. */
const learnedNames = [...storedNames, 'name', 'text_consent'] as const
type LearnedName = (typeof learnedNames)[number]

type Merger = Allowed<'intake.merge' | 'intake.edit'>

/** So long a call may go on after it was saved. */
const ownCallTime = 2 * hour

type Merging = { id: string; into: string; revision: number }

/**
 * Merges a job into another one, which is named by its number. The file of the other one shows what both have, learns
 * the facts that it did not know, and has what is still to be done. The merged number leads there from then on, also where the other one is merged on.
 */
export function mergeJob(world: World, merger: Merger, { id, into, revision }: Merging): Promise<void> {
  return inTransaction(world, async (world) => {
    const { actor, isOwnCall } = await actorOf(world, merger, id)
    await lockUnitsOf(world, id)
    const { job, other } = await lockBoth(world, actor, { id, into })
    requireMergeable(job, other, revision)
    if (isOwnCall && isOver(other.stage, other.side))
      throw fieldRefusal('into', 'That job is over. Ask the office to merge this one.')
    const { employee } = merger
    await requireSameReach(world, employee, { from: id, into: other.id })
    const filled = await fillIn(world, employee, { job, other })
    const now = world.now()
    const aside = { side: 'duplicate', side_since: now, side_reason: '', merged_into: other.id } as const
    await world.db
      .updateTable('job')
      .set({ ...aside, revision: job.revision + 1 })
      .where('id', '=', id)
      .execute()
    const carried = await carryWork(world, { from: id, into: other.id, employee })
    await world.db
      .insertInto('job_merge')
      .values({
        id: newId(),
        job_id: id,
        into_id: other.id,
        at: now,
        employee_id: employee.id,
        side_before: job.side,
        reason_before: job.side_reason,
        filled,
        revision: other.revision + 1,
        ...carried,
      })
      .execute()
    await followWithLead(world, { ...job, ...aside })
    await recountStays(world, id)
    await announce(
      world,
      jobMerged,
      { job_id: id, into_id: other.id, from: job.number, to: other.number },
      employee.id,
    )
  })
}

/** Takes the last merge of a job back, for a day. Facts that were changed since stay with the other job. */
export function unmergeJob(world: World, merger: Merger, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const { actor, isOwnCall } = await actorOf(world, merger, id)
    await lockUnitsOf(world, id)
    const job = await lockJob(world, actor, id)
    const merge = await findMerge(world, id)
    if (isOwnCall && merge?.employee_id !== merger.employee.id) allow(merger.employee, 'intake.merge')
    if (!merge || job.side !== 'duplicate')
      throw new Refusal(409, 'nothing-to-undo', 'This job is not merged.')
    if (world.now().getTime() - merge.at.getTime() > mergeUndoTime)
      throw new Refusal(
        409,
        'too-late-to-undo',
        'A merge can be undone for a day. Enter the job again instead.',
      )
    await takeBack(world, actor, { merge, names: learnedNames })
    const side = SideState.nullable().parse(merge.side_before)
    const back = {
      side,
      side_since: side && world.now(),
      side_reason: merge.reason_before,
      merged_into: null,
    }
    await world.db
      .updateTable('job')
      .set({ ...back, revision: job.revision + 1 })
      .where('id', '=', id)
      .execute()
    await world.db
      .updateTable('job_merge')
      .set({ undone_at: world.now() })
      .where('id', '=', merge.id)
      .execute()
    await followWithLead(world, { ...job, ...back })
    const last = (await mergedAbove(world, merge.into_id)).at(-1)?.id ?? merge.into_id
    await lockJob(world, { ...actor, scope: 'all' }, last)
    await bringBack(world, { from: last, into: id, employee: merger.employee }, merge)
    await recountStays(world, id)
    await announce(world, jobUnmerged, { job_id: id, into_id: merge.into_id }, merger.employee.id)
  })
}

/**
 * Whoever takes a call may find out while they speak that there is a job already: what they just saved they may merge into it, and
 * back. Jobs of others, of requests that came in otherwise, and older ones, are merged by those alone who may merge.
 */
async function actorOf(world: World, { employee, scope }: Merger, id: string): Promise<Actor> {
  if (employee.permissions['intake.merge'])
    return { actor: allow(employee, 'intake.merge'), isOwnCall: false }
  const own = await world.db
    .selectFrom('job')
    .innerJoin('event', 'event.subject', 'job.id')
    .select('job.id')
    .where('job.id', '=', id)
    .where('job.created_by', '=', employee.id)
    .where('job.created_at', '>', new Date(world.now().getTime() - ownCallTime))
    .where('event.name', '=', leadEntered.name)
    .where('event.employee_id', '=', employee.id)
    .executeTakeFirst()
  return own
    ? { actor: { employee, scope }, isOwnCall: true }
    : { actor: allow(employee, 'intake.merge'), isOwnCall: false }
}
type Actor = { actor: JobScope; isOwnCall: boolean }

/** In the order of their ids, so that two merges never wait for each other. */
async function lockBoth(world: World, merger: JobScope, { id, into }: Omit<Merging, 'revision'>) {
  const named = await world.db.selectFrom('job').select('id').where('number', '=', into).executeTakeFirst()
  if (!named) throw fieldRefusal('into', 'No job has this number.')
  if (named.id === id) throw fieldRefusal('into', 'This is this job’s own number.')
  const locked = new Map<string, LockedJob>()
  for (const each of [id, named.id].toSorted()) locked.set(each, await lockJob(world, merger, each))
  const [job, other] = [locked.get(id), locked.get(named.id)]
  if (!job || !other) throw fieldRefusal('into', 'No job has this number.')
  return { job, other }
}

function requireMergeable(job: LockedJob, other: LockedJob, revision: number) {
  if (job.revision !== revision)
    throw new Refusal(
      409,
      'job-moved-on',
      'Someone else changed this job first. Look at it again before you merge it.',
    )
  if (job.side === 'duplicate') throw new Refusal(409, 'job-is-over', 'This job is merged already.')
  if (other.side === 'duplicate')
    throw fieldRefusal('into', 'That job was merged into another one. Enter the number of that one.')
}

/** Tells the other job what it does not know, and returns the names of that. */
async function fillIn(
  world: World,
  employee: Merger['employee'],
  { job, other }: { job: LockedJob; other: LockedJob },
) {
  const known: JobFacts = { ...other.facts, ...(await lockRequestFacts(world, other.id)) }
  const { name, phone, text_consent } = await readRequestFacts(world, job.id)
  const told: JobFacts = { ...job.facts, name, ...(phone === known.phone && { text_consent }) }
  const mayTell = await mayTellTo(world, employee, other.id)
  const changed = learnedNames
    .filter(mayTell)
    .filter((name) => known[name] === undefined && told[name] !== undefined)
  const learned = Object.fromEntries(changed.map((name) => [name, told[name]]))
  await writeFacts(world, { job: other, facts: { ...known, ...learned }, changed })
  return changed
}

/** The merge that is in force. */
function findMerge({ db }: World, id: string) {
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

/**
 * Takes those of these facts that the other job learned by the merge out of it again, unless they were changed since. Where it was
 * merged on, the next one learned them from it.
 */
async function takeBack(
  world: World,
  merger: JobScope,
  { merge, names }: { merge: Merge; names: readonly LearnedName[] },
): Promise<void> {
  const other = await lockJob(world, { ...merger, scope: 'all' }, merge.into_id)
  const since = Revisions.parse(other.fact_revisions)
  const untouched = names.filter((name) => merge.filled.includes(name) && since[name] === merge.revision)
  if (untouched.length === 0) return
  await takeOut(world, other, untouched)
  const next = other.merged_into && (await findMerge(world, other.id))
  if (next) await takeBack(world, merger, { merge: next, names: untouched })
}

async function takeOut(world: World, other: LockedJob, names: readonly LearnedName[]) {
  const gone: ReadonlySet<string> = new Set(names)
  const known = { ...other.facts, ...(await lockRequestFacts(world, other.id)) }
  const facts: JobFacts = Object.fromEntries(Object.entries(known).filter(([name]) => !gone.has(name)))
  await writeFacts(world, { job: other, facts, changed: names })
}
