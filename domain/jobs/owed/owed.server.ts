import { sql } from 'kysely'
import type { OwedFigure } from '#domain/figures/job-figure.ts'
import type { World } from '#platform/world.ts'
import type { AllowedForAll } from '#domain/roles/allowed.ts'
import { howToNarrow, jobsFor, narrowJobs } from '#domain/jobs/narrow.server.ts'
import { balance } from './is-owed.server.ts'
import { owedAges } from './owed-ages.ts'

type Viewer = { jobs: AllowedForAll<'intake.view'>; money: AllowedForAll<'money.view'> }

/** What customers and carriers owe, by how long ago it was billed. */
export async function readOwed(world: World, { jobs }: Viewer): Promise<OwedFigure[]> {
  const how = await howToNarrow(world, jobs, {})
  return Promise.all(
    owedAges.map(async ({ value }) => {
      const filter = { owed: value }
      const { count, cents } = await narrowJobs(jobsFor(world, jobs), filter, how)
        .select((job) => job.fn.countAll<string>().as('count'))
        .select(sql<string>`coalesce(sum(${balance}), 0)`.as('cents'))
        .executeTakeFirstOrThrow()
      return { age: value, count: Number(count), cents: Number(cents), filter }
    }),
  )
}
