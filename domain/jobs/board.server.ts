import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { day } from '#platform/time.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Board } from './board.ts'
import type { JobFilter } from './job-query.ts'
import { selectJobRows, toJobRow } from './job-row.server.ts'
import { jobsFor, narrowJobs } from './narrow.server.ts'
import { stages, type Stage } from './stages.ts'

/** As many jobs of a stage as a column shows; the list has the others. */
const mostOfStage = 60
const usualSpan = 90 * day

/** The open jobs by stage, the longest in it first, with how many there are and how long a job usually stays. */
export async function readBoard(
  world: World,
  viewer: Allowed<'intake.view'>,
  filter: JobFilter,
): Promise<Board> {
  const how = { me: viewer.employee.id, now: world.now() }
  const ofStage = (stage: Stage) =>
    narrowJobs(selectJobRows(world, viewer), { ...filter, stage }, how)
      .orderBy('job.stage_since')
      .orderBy('job.id')
      .limit(mostOfStage)
      .execute()
  const shown = stages.map(({ value }) => value).filter((stage) => stage !== 'closed')
  const [columns, counts, usual, aside, now] = await Promise.all([
    Promise.all(shown.map(ofStage)),
    countStages(world, viewer, filter, how),
    usualTimes(world),
    countAside(world, viewer),
    countNow(world, viewer, how),
  ])
  return {
    columns: shown.map((stage, nth) => ({
      stage,
      count: counts.get(stage) ?? 0,
      usual_ms: usual.get(stage) ?? null,
      jobs: (columns[nth] ?? []).map(toJobRow),
    })),
    aside,
    ...now,
  }
}

type How = { me: string; now: Date }

async function countStages(world: World, viewer: Allowed<'intake.view'>, filter: JobFilter, how: How) {
  const rows = await narrowJobs(jobsFor(world, viewer), filter, how)
    .select(['job.stage', (job) => job.fn.countAll<string>().as('count')])
    .where('job.side', 'is', null)
    .where('job.stage', '!=', 'closed')
    .groupBy('job.stage')
    .execute()
  return new Map(rows.map(({ stage, count }) => [stage, Number(count)]))
}

async function countAside(world: World, viewer: Allowed<'intake.view'>) {
  const rows = await jobsFor(world, viewer)
    .select(['job.side', (job) => job.fn.countAll<string>().as('count')])
    .where('job.side', 'is not', null)
    .groupBy('job.side')
    .execute()
  return rows.flatMap(({ side, count }) => (side ? [{ side, count: Number(count) }] : []))
}

async function countNow(world: World, viewer: Allowed<'intake.view'>, how: How) {
  const count = async (filter: JobFilter) => {
    const { n } = await narrowJobs(jobsFor(world, viewer), { over: 'no', ...filter }, how)
      .select((job) => job.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  const [late, to_schedule] = await Promise.all([count({ late: 'yes' }), count({ unscheduled: 'yes' })])
  return { late, to_schedule }
}

/** The median time that jobs stayed in each stage, of the last 90 days. */
async function usualTimes({ db, now }: World) {
  const since = new Date(now().getTime() - usualSpan)
  const rows = await db
    .selectFrom('job_stage')
    .select('stage')
    .select(
      sql<string>`percentile_cont(0.5) within group (order by extract(epoch from left_at - entered_at))`.as(
        'seconds',
      ),
    )
    .where('left_at', '>=', since)
    .groupBy('stage')
    .execute()
  return new Map(rows.map(({ stage, seconds }) => [stage, Number(seconds) * 1000]))
}
