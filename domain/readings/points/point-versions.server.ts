import type { World } from '#platform/world.ts'
import { changesBetween, PointMeaning, type PointChanged } from './point-version.ts'

/** Beyond that the newest are left out of the log; the evidence has them all. */
const mostRead = 10_000

/** What was changed of the points of these jobs, from their records. */
export async function listPointChanges(
  { db }: Pick<World, 'db'>,
  jobIds: readonly string[],
): Promise<PointChanged[]> {
  const rows = await db
    .selectFrom('job_evidence')
    .innerJoin('employee', 'employee.id', 'job_evidence.employee_id')
    .select(['subject', 'content', 'job_evidence.at', 'employee.name as by'])
    .where('job_id', 'in', jobIds)
    .where('kind', 'in', ['point_added', 'point_changed'])
    .orderBy('job_id')
    .orderBy('position')
    .limit(mostRead)
    .execute()
  return changesBetween(
    rows.flatMap(({ subject, content, at, by }) => {
      const meaning = PointMeaning.safeParse(content).data
      return meaning && subject ? [{ ...meaning, point_id: subject, at: at.toISOString(), by }] : []
    }),
  )
}
