import type { World } from '#platform/world.ts'
import type { Evidence } from './evidence.ts'
import { linkEvidence } from './link.ts'

/**
 * Adds a record to the evidence of a job, which the caller has locked: two that were added at once would both follow the same one. It
 * belongs into the transaction of what it is evidence of.
 */
export async function addEvidence(
  { db }: World,
  job_id: string,
  { at, ...told }: Omit<Evidence, 'position'>,
): Promise<void> {
  const last = await db
    .selectFrom('job_evidence')
    .select(['position', 'hash'])
    .where('job_id', '=', job_id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const record = { ...told, at, position: (last?.position ?? 0) + 1 }
  const hash = await linkEvidence(last?.hash ?? null, record)
  await db
    .insertInto('job_evidence')
    .values({ ...record, job_id, content: JSON.stringify(record.content), hash })
    .execute()
}
