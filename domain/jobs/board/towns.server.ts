import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { knownTown } from '#domain/areas/known-town.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { BoardJob, JobTownPage } from './board.ts'
import { placeOfTown } from '#domain/jobs/derived.ts'
import type { TownQuery } from '#domain/jobs/job-query.ts'
import { selectJobRows, toJobRows } from '#domain/jobs/job-row.server.ts'
import {
  countWhere,
  howToNarrow,
  isLate,
  jobsFor,
  narrowJobs,
  sendingOrderOf,
} from '#domain/jobs/narrow.server.ts'
import { isOpen } from '#domain/jobs/open-job.ts'

/** As many of a town as its part shows; the list has the others. */
const mostOfTown = 12

/** The towns where jobs are open, by name, a page at a time, each with its jobs. */
export async function listTowns(
  world: World,
  viewer: Allowed<'intake.view'>,
  { limit, cursor, ...filter }: TownQuery,
): Promise<JobTownPage> {
  const how = await howToNarrow(world, viewer, filter)
  const open = () => narrowJobs(jobsFor(world, viewer), filter, how).where(isOpen)
  const counts = await open()
    .$if(cursor !== undefined, (jobs) => jobs.where('lead.town_name', '>', cursor ?? ''))
    .select('lead.town_name')
    .select((job) => job.fn.countAll<string>().as('count'))
    .select(countWhere(isLate(how)).as('late'))
    .groupBy('lead.town_name')
    .orderBy('lead.town_name')
    .limit(limit + 1)
    .execute()
  const page = counts.slice(0, limit)
  const names = page.map(({ town_name }) => town_name)
  const inOrder = open()
    .where('lead.town_name', 'in', names)
    .select('job.id')
    .select(
      sql<number>`row_number() over (partition by lead.town_name
      order by ${sendingOrderOf}, coalesce(job.side_since, job.stage_since), job.id)`.as('nth'),
    )
  const rows =
    names.length === 0
      ? []
      : await selectJobRows(world, viewer)
          .select('lead.town_name')
          .where('job.id', 'in', (job) =>
            job.selectFrom(inOrder.as('of_town')).select('of_town.id').where('nth', '<=', mostOfTown),
          )
          .orderBy(sendingOrderOf)
          .orderBy(sql`coalesce(job.side_since, job.stage_since)`)
          .orderBy('job.id')
          .execute()
  const jobs = await toJobRows(world, rows)
  return {
    items: page.map(({ town_name, count, late }) => ({
      town: town_name,
      ...townOf(town_name),
      count: Number(count),
      late: Number(late),
      jobs: jobs
        .filter((_, nth) => rows[nth]?.town_name === town_name)
        .map((job): BoardJob => ({ kind: 'job', ...job })),
    })),
    next: counts.length > limit ? (page.at(-1)?.town_name ?? null) : null,
  }
}

/** In our own spelling where we know it, else each word with a capital. */
export function townName(town: string) {
  return knownTown(town) ?? town.replaceAll(/(^|[\s.'-])\p{L}/gu, (start) => start.toUpperCase())
}

function townOf(town: string) {
  const { county = null, state = null } = placeOfTown(town) ?? {}
  return { name: townName(town), county, state }
}
