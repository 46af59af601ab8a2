import type { World } from '#platform/world.ts'
import type { JobFigure } from '#domain/figures/job-figure.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { howToNarrow, jobsFor, narrowJobs } from './narrow.server.ts'

/** The jobs that dry and at which nothing was read for too long. Jobs that dry now are few. */
export async function readUnreadJobs(world: World, viewer: Allowed<'intake.view'>): Promise<JobFigure> {
  const filter = { unread: 'yes' } as const
  const { count } = await narrowJobs(jobsFor(world, viewer), filter, await howToNarrow(world, viewer, filter))
    .select((job) => job.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), filter }
}
