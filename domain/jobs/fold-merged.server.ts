import type { World } from '#platform/world.ts'
import { keptJobFor } from './family.server.ts'
import { selectJobRows, toJobRows } from './job-row.server.ts'
import type { JobRow } from './job.ts'
import type { JobScope } from './jobs.server.ts'

/** Jobs with each merged one replaced by the job that is kept, which is there once, where the first of them stood. */
export async function foldMerged(world: World, viewer: JobScope, rows: readonly JobRow[]): Promise<JobRow[]> {
  const ids = await Promise.all(
    rows.map(({ id, side }) => (side === 'duplicate' ? keptJobFor(world, viewer, id) : id)),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0) {
    const kept = await selectJobRows(world, viewer).where('job.id', 'in', missing).execute()
    for (const row of await toJobRows(world, kept)) known.set(row.id, row)
  }
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
}
