import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { StoredFacts } from './facts/facts.ts'
import { isOfWholeFamily } from './family-ids.ts'
import { jobNotFound, type JobScope } from './jobs.server.ts'
import { visibleTo } from './visible.ts'

export type JobFamily = { ids: readonly string[]; number: string; facts: StoredFacts }
type Numbered = { id: string; number: string }

/** A job that the person sees, with the ids of those that were merged into it: its file shows the records of all of them. */
export async function readFamily(world: World, viewer: JobScope, id: string): Promise<JobFamily> {
  const [job, merged] = await Promise.all([
    world.db
      .selectFrom('job')
      .select(['number', 'facts'])
      .where('job.id', '=', id)
      .where(visibleTo(viewer))
      .executeTakeFirst(),
    mergedInto(world, id),
  ])
  if (!job) throw jobNotFound()
  return {
    ids: [id, ...merged.map((other) => other.id)],
    number: job.number,
    facts: StoredFacts.parse(job.facts),
  }
}

/** The jobs that were merged into this one, and into those. None is merged into itself: what was merged takes no others. */
export async function mergedInto({ db }: World, id: string): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`
    with recursive family as (
      select id, number from job where merged_into = ${id}
      union all select job.id, job.number from job join family on job.merged_into = family.id
    ) select id, number from family order by number`.execute(db)
  return rows
}

/** The jobs that this one was merged into, one into the other: its number leads to the last. */
export async function mergedAbove({ db }: World, id: string): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`
    with recursive above as (
      select merged_into as id, 1 as nth from job where id = ${id}
      union all select job.merged_into, nth + 1 from job join above on job.id = above.id
    ) select job.id, job.number from above join job on job.id = above.id order by nth`.execute(db)
  return rows
}

/** The job that is kept, and all that were merged into it, whichever of them is asked about. */
export async function keptFamily(world: World, id: string): Promise<[string, ...string[]]> {
  const kept = (await mergedAbove(world, id)).at(-1)?.id ?? id
  return [kept, ...(await mergedInto(world, kept)).map((other) => other.id)]
}

/** Whether one job is the other one, or the file of the job that is kept shows the records of both. */
export async function isOfSameFile({ db }: World, id: string, other: string): Promise<boolean> {
  if (id === other) return true
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where(isOfWholeFamily('job.id', other))
    .executeTakeFirst()
  return row !== undefined
}

/** The job that is kept, where this one was merged into it and the person sees it; or else this one. */
export async function keptJobFor(world: World, viewer: JobScope, id: string): Promise<string> {
  const kept = (await mergedAbove(world, id)).at(-1)
  if (!kept) return id
  const seen = await world.db
    .selectFrom('job')
    .select('id')
    .where('job.id', '=', kept.id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  return seen ? kept.id : id
}
