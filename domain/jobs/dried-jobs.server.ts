import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { DriedFigure } from '#domain/figures/job-figure.ts'
import type { AllowedForAll } from '#domain/roles/allowed.ts'
import { driedClasses } from './dried-classes.ts'
import { howToNarrow, jobsFor, narrowJobs } from './narrow.server.ts'

/** How long the jobs dried that became dry since the day, by the class of their water. What it costs depends on how many these are. */
export async function readDriedJobs(
  world: World,
  viewer: AllowedForAll<'intake.view'>,
  since: string,
): Promise<DriedFigure[]> {
  const how = await howToNarrow(world, viewer, { dried: 'unknown' })
  const figures = await Promise.all(
    driedClasses.map(async (dried) => {
      const filter = { dried, since }
      const { count, median_ms } = await narrowJobs(jobsFor(world, viewer), filter, how)
        .innerJoin('job_dried', 'job_dried.job_id', 'job.id')
        .select((job) => job.fn.countAll<string>().as('count'))
        .select(
          // Of an even number the smaller of the two in the middle: one that occurred.
          sql<number | null>`percentile_disc(0.5) within group (
            order by extract(epoch from dried_at - began_at)::float8) * 1000`.as('median_ms'),
        )
        .executeTakeFirstOrThrow()
      return { class: dried, count: Number(count), median_ms, filter }
    }),
  )
  return figures.filter(({ count }) => count > 0)
}

/** Up to which fact these jobs are counted; null before the first time. */
export async function driedUpTo({ db }: World): Promise<number | null> {
  const { position } = await db.selectFrom('job_dried_cursor').select('position').executeTakeFirstOrThrow()
  return position === null ? null : Number(position)
}
