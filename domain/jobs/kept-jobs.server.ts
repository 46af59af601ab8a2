import { sql } from 'kysely'
import type { World } from '#platform/world.ts'

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
