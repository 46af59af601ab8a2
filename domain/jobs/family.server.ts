import type { World } from '#platform/world.ts'
import { StoredFacts } from './facts/facts.ts'
import { jobNotFound, type JobScope } from './jobs.server.ts'
import { visibleTo } from './visible.ts'

export type JobFamily = { ids: readonly string[]; number: string; facts: StoredFacts }

/** A job that the person sees, with the ids of those that were merged into it: its file shows the records of all of them. */
export async function readFamily({ db }: World, viewer: JobScope, id: string): Promise<JobFamily> {
  const [job, merged] = await Promise.all([
    db
      .selectFrom('job')
      .select(['number', 'facts'])
      .where('job.id', '=', id)
      .where(visibleTo(viewer))
      .executeTakeFirst(),
    db.selectFrom('job').select('id').where('merged_into', '=', id).execute(),
  ])
  if (!job) throw jobNotFound()
  return {
    ids: [id, ...merged.map((other) => other.id)],
    number: job.number,
    facts: StoredFacts.parse(job.facts),
  }
}
