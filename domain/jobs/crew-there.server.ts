import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { JobDetail } from './job.ts'

/** How far whoever makes the next visit has come, and when a crew last left. */
export async function readCrew(
  { db }: World,
  jobId: string,
  nextVisitId: string | null,
): Promise<JobDetail['crew']> {
  const ofNext = (column: 'on_my_way_at' | 'arrived_at') =>
    sql<Date | null>`max(${sql.ref(column)}) filter (where id = ${nextVisitId}::uuid)`.as(column)
  const { on_my_way_at, arrived_at, left_at } = await db
    .selectFrom('visit')
    .select([ofNext('on_my_way_at'), ofNext('arrived_at')])
    .select((visit) => visit.fn.max('departed_at').as('left_at'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return { on_my_way_at: textOf(on_my_way_at), arrived_at: textOf(arrived_at), left_at: textOf(left_at) }
}

function textOf(at: Date | null) {
  return at?.toISOString() ?? null
}
