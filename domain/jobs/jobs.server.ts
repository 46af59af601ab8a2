import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isSeenBy } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { priorityInForce } from './derived.ts'
import { StoredFacts, type JobFacts } from './facts/facts.ts'
import { claimSearchText, searchText } from './search-text.ts'

export type JobScope = Pick<Allowed<'intake.view'>, 'employee' | 'scope'>

/** What lists filter and search by, as columns of their own. */
export function listColumns(facts: JobFacts, number: string) {
  return {
    priority: priorityInForce(facts),
    loss_type: facts.loss_type ?? null,
    carrier: facts.carrier ?? null,
    search: searchText(facts, number),
    claim_search: claimSearchText(facts, number),
  }
}

/** Locks a job for a change. What lies outside the person's scope is not there for them. */
export async function lockJob(world: World, actor: JobScope, id: string) {
  const job = await lockJobItself(world, id)
  await requireWithin(world, actor, id)
  return job
}

/** Locks a job for what no employee does. */
export async function lockJobItself({ db }: World, id: string) {
  const job = await db.selectFrom('job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!job) throw jobNotFound()
  return { ...job, facts: StoredFacts.parse(job.facts) }
}
export type LockedJob = Awaited<ReturnType<typeof lockJob>>

/** Refuses what would be lost from sight: a job that was merged is read through the one that is kept. */
export function requireUnmerged({ side }: Pick<LockedJob, 'side'>): void {
  if (side === 'duplicate')
    throw new Refusal(409, 'job-was-merged', 'This job was merged into another one. Open that one.')
}

/** Refuses what lies outside the scope that a person has of one more permission: the job is not there for it. */
export async function requireWithin(world: World, actor: JobScope, id: string): Promise<void> {
  if (!(await isSeenBy(world, actor, id))) throw jobNotFound()
}

export function jobNotFound() {
  return new Refusal(404, 'job-not-found', 'Job not found.')
}
