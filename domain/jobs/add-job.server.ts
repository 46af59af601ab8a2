import { sql } from 'kysely'
import { announce } from '#platform/events/events.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { localOf } from '#domain/company/local-time.ts'
import { proposeCategory } from './category.server.ts'
import { requestNames, writeRequestFacts } from './facts.server.ts'
import { StoredFacts, type JobFacts } from './facts/facts.ts'
import { followWithLead } from './follow-with-lead.server.ts'
import { jobMade } from './job-events.ts'
import type { JobReceipt } from './job.ts'
import { listColumns, lockJob, type JobScope } from './jobs.server.ts'
import { tellSafetyRead } from './safety-read.server.ts'
import { readTargets } from './set-up/set-up.server.ts'
import type { ClockTargets } from './set-up/set-up.ts'
import { clocks, type ClockKey } from './stages/clocks.ts'
import type { Stage } from './stages/stages.ts'

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

/**
 * Adds a job to its request, which the caller has locked and which follows it from then on. Null where the request has a job by now:
 * then nothing changes.
 */
export async function addJob(
  world: World,
  { employee }: Pick<JobScope, 'employee'>,
  made: Made,
): Promise<JobReceipt | null> {
  const { id, facts } = made
  const receipt = await insertJob(world, employee.id, made)
  if (!receipt) return null
  await writeRequestFacts(world, id, { facts, changed: requestNames })
  await tellSafetyRead(world, employee.id, { id, facts })
  await proposeCategory(world, { employee, scope: 'all' }, { job_id: id, facts })
  await followWithLead(world, await lockJob(world, { employee, scope: 'all' }, id))
  return receipt
}

/** Null where the request has a job. */
async function insertJob(world: World, by: string, made: Made): Promise<JobReceipt | null> {
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
      created_by: by,
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
    .values({ id: newId(), job_id: id, stage, entered_at: now, entered_by: by })
    .execute()
  await announce(world, jobMade, { job_id: id }, by)
  return { id, number, revision: 1 }
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
