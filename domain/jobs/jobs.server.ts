import { sql } from 'kysely'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { localOf } from '#domain/company/local-time.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { clocks, type ClockKey } from './stages/clocks.ts'
import { priorityInForce } from './derived.ts'
import type { JobFacts } from './facts/facts.ts'
import { StoredFacts } from './facts/facts.ts'
import { jobMade } from './job-events.ts'
import type { JobReceipt } from './job.ts'
import { searchText } from './search-text.ts'
import { readTargets } from './set-up/set-up.server.ts'
import type { ClockTargets } from './set-up/set-up.ts'
import type { Stage } from './stages/stages.ts'
import { visibleTo } from './visible.ts'

export type JobScope = Pick<Allowed<'intake.view'>, 'employee' | 'scope'>

type Made = {
  id: string
  /** All that is known, the facts of the request included. */
  facts: JobFacts
  content_hash: string
  /** When the request came in: the clocks run from then. */
  received_at: Date
  /** When someone first reached the customer; null: no one has. */
  contacted_at: Date | null
  stage: Stage
}

/** Adds a job to its request, which the caller has locked. Null where the request has one. */
export async function insertJob(
  world: World,
  { employee }: JobScope,
  made: Made,
): Promise<JobReceipt | null> {
  const { id, facts, content_hash, received_at, contacted_at, stage } = made
  const known = await world.db.selectFrom('job').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return null
  const now = world.now()
  const number = await takeNumber(world, received_at)
  await world.db
    .insertInto('job')
    .values({
      id,
      number,
      created_at: now,
      created_by: employee.id,
      content_hash,
      stage,
      stage_since: now,
      facts: JSON.stringify(StoredFacts.parse(facts)),
      fact_revisions: '{}',
      revision: 1,
      ...listColumns(facts, number),
      ...dueColumns(received_at, await readTargets(world)),
      contacted_at,
    })
    .execute()
  await world.db
    .insertInto('job_stage')
    .values({ id: newId(), job_id: id, stage, entered_at: now, entered_by: employee.id })
    .execute()
  await announce(world, jobMade, { job_id: id }, employee.id)
  return { id, number, revision: 1 }
}

/** What lists filter and search by, as columns of their own. */
export function listColumns(facts: JobFacts, number: string) {
  return {
    priority: priorityInForce(facts),
    loss_type: facts.loss_type ?? null,
    carrier: facts.carrier ?? null,
    search: searchText(facts, number),
  }
}

/** Locks a job for a change. What lies outside the person's scope is not there for them. */
export async function lockJob({ db }: World, actor: JobScope, id: string) {
  const job = await db
    .selectFrom('job')
    .selectAll()
    .where('job.id', '=', id)
    .where(visibleTo(actor))
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw jobNotFound()
  return { ...job, facts: StoredFacts.parse(job.facts) }
}
export type LockedJob = Awaited<ReturnType<typeof lockJob>>

export function jobNotFound() {
  return new Refusal(404, 'job-not-found', 'Job not found.')
}

/** MR-YYMM-###, counted in each month of the place where the company works. */
async function takeNumber({ db }: World, at: Date) {
  const month = localOf(at).slice(2, 7).replace('-', '')
  const { last } = await db
    .insertInto('job_number')
    .values({ month, last: 1 })
    .onConflict((row) => row.column('month').doUpdateSet({ last: sql`job_number.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `MR-${month}-${String(last).padStart(3, '0')}`
}

function dueColumns(from: Date, targets: ClockTargets) {
  const due = (key: ClockKey) => new Date(from.getTime() + targets[key] * minute)
  const [contacted, inspected, started, completed] = clocks.map(({ key }) => due(key))
  return {
    contact_due_at: contacted ?? from,
    inspect_due_at: inspected ?? from,
    start_due_at: started ?? from,
    complete_due_at: completed ?? from,
  }
}
