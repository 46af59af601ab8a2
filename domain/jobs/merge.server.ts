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
import { jobMerged, jobUnmerged } from './job-events.ts'
import { lockJob, type JobScope, type LockedJob } from './jobs.server.ts'
import { SideState } from './job.ts'
import { fillIn, findMerge, takeBack, tellRaised } from './merge-facts.server.ts'
import { requireSameReach } from './merge-rights.server.ts'
import { learnedNames } from './merged-facts.ts'
import { isOver } from './stages/stages.ts'

/** So long a merge can be undone. */
export const mergeUndoTime = day

type Merger = Allowed<'intake.merge' | 'intake.edit'>

/** So long a call may go on after it was saved. */
const ownCallTime = 2 * hour

type Merging = { id: string; into: string; revision: number }

/**
 * Merges a job into another one, which is named by its number. The file of the other one shows what both have, learns
 * the facts that it did not know and every danger, and has what is still to be done. The merged number leads there from then on, also where the other one is merged on.
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
    const merge_id = newId()
    const learned = await fillIn(world, employee, { job, other })
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
        id: merge_id,
        job_id: id,
        into_id: other.id,
        at: now,
        employee_id: employee.id,
        side_before: job.side,
        reason_before: job.side_reason,
        filled: learned.changed,
        differed: JSON.stringify(learned.differed),
        revision: other.revision + 1,
        ...carried,
      })
      .execute()
    await followWithLead(world, { ...job, ...aside })
    await recountStays(world, id)
    const numbers = { from: job.number, to: other.number }
    await announce(
      world,
      jobMerged,
      { job_id: id, into_id: other.id, ...numbers, merge_id, facts: learned.different },
      employee.id,
    )
    await tellRaised(world, employee, { job: other, ...learned })
  })
}

/** Takes the last merge of a job back, for a day. Facts that were changed since stay with the other job. */
export function unmergeJob(world: World, merger: Merger, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const { actor, isOwnCall } = await actorOf(world, merger, id)
    await lockUnitsOf(world, id)
    const { job, led } = await lockLed(world, actor, id)
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
    await bringBack(world, { led, into: id, employee: merger.employee }, merge)
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

/** A merged job with all that it leads to, in the same order as for a merge. */
async function lockLed(world: World, merger: JobScope, id: string) {
  const above = async () => (await mergedAbove(world, id)).map((each) => each.id)
  const locked = new Map<string, LockedJob>()
  for (const each of [id, ...(await above())].toSorted()) {
    const scope = each === id ? merger.scope : 'all'
    locked.set(each, await lockJob(world, { ...merger, scope }, each))
  }
  const [job, led] = [locked.get(id), await above()]
  if (!job || led.some((each) => !locked.has(each)))
    throw new Refusal(409, 'job-moved-on', 'Someone else changed this job first. Look at it again.')
  return { job, led }
}

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
