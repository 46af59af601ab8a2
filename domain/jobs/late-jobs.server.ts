import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { LateJobs } from '#domain/figures/job-figure.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { selectJobRows, toJobRows } from './job-row.server.ts'
import { howToNarrow, jobsFor, narrowJobs } from './narrow.server.ts'

/** The list has the others. */
const mostShown = 8

/** The earliest limit that was not met: null counts for nothing in `least`. */
const dueFirst = sql<Date>`least(
  case when job.contacted_at is null then job.contact_due_at end,
  case when job.inspected_at is null then job.inspect_due_at end,
  case when job.started_at is null then job.start_due_at end,
  case when job.completed_at is null then job.complete_due_at end)`

/** The jobs within the person's sight that are late now, the longest first. Those that someone works on are few. */
export async function readLateJobs(world: World, viewer: Allowed<'intake.view'>): Promise<LateJobs> {
  const filter = { late: 'yes' } as const
  const how = await howToNarrow(world, viewer, filter)
  const [{ count }, rows] = await Promise.all([
    narrowJobs(jobsFor(world, viewer), filter, how)
      .select((job) => job.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
    narrowJobs(selectJobRows(world, viewer), filter, how)
      .orderBy(dueFirst)
      .orderBy('job.id')
      .limit(mostShown)
      .execute(),
  ])
  return { count: Number(count), filter, first: await toJobRows(world, rows) }
}
