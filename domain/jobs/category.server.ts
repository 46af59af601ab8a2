import type * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { newId } from '#platform/uuid.ts'
import { proposalReason, proposedCategory } from './derived.ts'
import type { JobFacts } from './facts/facts.ts'
import { jobCategorized } from './job-events.ts'
import type { CategoryEntry, NewCategory } from './job.ts'
import { lockJob, requireUnmerged, type JobScope } from './jobs.server.ts'

type Entry = z.output<typeof NewCategory> & { job_id: string }

/** Adds a judgment of the category, once. Earlier ones stay: the newest is in force. */
export function categorizeJob(world: World, editor: JobScope, entry: Entry): Promise<void> {
  return inTransaction(world, async (world) => {
    const { job_id, category } = entry
    const job = await lockJob(world, editor, job_id)
    const inserted = await world.db
      .insertInto('job_category')
      .values({ ...entry, at: world.now(), employee_id: editor.employee.id })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return requireSame(world, entry)
    requireUnmerged(job)
    await announce(world, jobCategorized, { job_id, category }, editor.employee.id)
  })
}

/**
 * Adds the category that the source proposes, where it is another one than the newest and no person has judged: their word stays.
 */
export async function proposeCategory(
  world: World,
  { employee }: JobScope,
  { job_id, facts }: { job_id: string; facts: JobFacts },
): Promise<void> {
  const category = proposedCategory(facts)
  if (category === null) return
  const judged = await categoriesOf(world, job_id)
  const newest = judged.at(-1)
  if (newest?.category === category || judged.some(({ reason }) => reason !== proposalReason)) return
  const entry = { id: newId(), job_id, category, reason: proposalReason }
  await categorizeJob(world, { employee, scope: 'all' }, entry)
}

/** The judgments of the category, the first in front. */
export async function categoriesOf({ db }: World, jobId: string): Promise<z.output<typeof CategoryEntry>[]> {
  const rows = await db
    .selectFrom('job_category')
    .innerJoin('employee', 'employee.id', 'job_category.employee_id')
    .select(['job_category.id', 'category', 'at', 'reason', 'employee.name as by'])
    .where('job_id', '=', jobId)
    .orderBy('at')
    .orderBy('job_category.id')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

async function requireSame({ db }: World, { id, job_id, category, reason }: Entry) {
  const same = await db
    .selectFrom('job_category')
    .select('id')
    .where('id', '=', id)
    .where('job_id', '=', job_id)
    .where('category', '=', category)
    .where('reason', '=', reason)
    .executeTakeFirst()
  if (!same)
    throw new Refusal(409, 'category-differs', 'A different category was already saved with this ID.')
}
