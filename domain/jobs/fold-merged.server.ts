import type { World } from '#platform/world.ts'
import { selectJobRows, toJobRows } from './job-row.server.ts'
import type { FoundBy, JobRow } from './job.ts'
import type { JobScope } from './jobs.server.ts'
import { keptJobsOf } from './kept-jobs.server.ts'

type Folded = JobRow & { found_by?: FoundBy }

/**
 * Jobs with each merged one replaced by the job that is kept, which is there once, where the first of them stood. It says by which it
 * was found, where it was not found by itself. A merged one stays where the person does not see the kept one.
 */
export async function foldMerged(world: World, viewer: JobScope, rows: readonly JobRow[]): Promise<Folded[]> {
  const merged = rows.filter(({ side }) => side === 'duplicate')
  const kept = await keptJobsOf(
    world,
    merged.map(({ id }) => id),
  )
  const known = new Map<string, Folded>(rows.map((row) => [row.id, row]))
  const missing = [...new Set(kept.values())].filter((id) => !known.has(id))
  if (missing.length > 0) {
    const seen = await selectJobRows(world, viewer).where('job.id', 'in', missing).execute()
    for (const row of await toJobRows(world, seen)) {
      const by = merged.find(({ id }) => kept.get(id) === row.id)
      known.set(row.id, { ...row, ...(by && { found_by: { number: by.number, name: by.name } }) })
    }
  }
  const ids = rows.map(({ id }) => {
    const instead = kept.get(id)
    return instead !== undefined && known.has(instead) ? instead : id
  })
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
}
