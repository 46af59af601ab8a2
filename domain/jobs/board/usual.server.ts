import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { day } from '#platform/time.ts'
import { boardStages, longestWait, type BoardStage } from './board-stages.ts'
import type { Stage } from '#domain/jobs/stages/stages.ts'

const span = 90 * day
/** So many tell the median as well as all would, and cost the same in a busy year. */
const most = 300
/** Fewer say nothing of what is usual. */
const fewest = 5

export type Usual = ReadonlyMap<BoardStage, { usual_ms: number | null; longest_ms: number | null }>

/** The median time that jobs stayed in each stage, of those that left it last within 90 days, and what is too long there. */
export async function readUsual({ db, now }: World): Promise<Usual> {
  const since = new Date(now().getTime() - span)
  const { rows } = await sql<{ stage: Stage; ms: number }>`
    select stage, percentile_cont(0.5) within group (order by extract(epoch from left_at - entered_at)) * 1000 as ms
    from unnest(${boardStages.map(({ value }) => value)}::text[]) shown (name) cross join lateral (
      select stage, entered_at, left_at from job_stage
      where stage = shown.name and left_at >= ${since} order by left_at desc limit ${most}) gone
    group by stage having count(*) >= ${fewest}`.execute(db)
  return new Map(
    boardStages.map(({ value }) => {
      const usual_ms = rows.find(({ stage }) => stage === value)?.ms ?? null
      return [value, { usual_ms, longest_ms: longestWait(value, usual_ms) }]
    }),
  )
}
