import type { World } from '#platform/world.ts'

/** Who changed a row last, and when. */
export type LastRecord = { by: string; at: string }

/** The last record of a row; null where it has none, or nobody is named in it. */
export async function findLastRecord({ db }: Pick<World, 'db'>, subject: string): Promise<LastRecord | null> {
  const row = await db
    .selectFrom('job_evidence')
    .innerJoin('employee', 'employee.id', 'job_evidence.employee_id')
    .select(['employee.name', 'job_evidence.at'])
    .where('subject', '=', subject)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { by: row.name, at: row.at.toISOString() } : null
}
