import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Viewer } from '#domain/leads/visible.ts'
import { visibleTo } from './visible.ts'

/** The job that each of these was merged into, one into the other; itself where it was not. */
export async function keptJobsOf({ db }: World, jobIds: readonly string[]): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; kept: string }>`
    with recursive family (id, kept, next) as (
      select job.id, job.id, job.merged_into from job where job.id = any(${jobIds}::uuid[])
      union all
      select family.id, job.id, job.merged_into from family join job on job.id = family.next
    ) select id, kept from family where next is null`.execute(db)
  return new Map(rows.map(({ id, kept }) => [id, kept]))
}

/** Those of these jobs that the person sees, as they are or in the file of a job that they were merged into. */
export async function seenInFiles(
  { db }: World,
  viewer: Viewer,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (viewer.scope === 'all') return new Set(jobIds)
  const { rows } = await sql<{ id: string }>`
    with recursive family (id, above) as (
      select job.id, job.id from job where job.id = any(${jobIds}::uuid[])
      union all
      select family.id, job.merged_into from family join job on job.id = family.above
        where job.merged_into is not null
    ) select family.id from family join job on job.id = family.above where ${visibleTo(viewer)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
