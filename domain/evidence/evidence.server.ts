import * as z from 'zod'
import type { World } from '#platform/world.ts'
import type { Evidence, Link } from './evidence.ts'
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

const Content = z.json()
const pageLength = 500

/** The evidence of a job in its order, a page at a time: however long it grows, it is never in memory as a whole. */
export async function* readEvidence({ db }: Pick<World, 'db'>, job_id: string): AsyncGenerator<Link[]> {
  let last: number | null = null
  for (;;) {
    const rows = await db
      .selectFrom('job_evidence')
      .select(['position', 'kind', 'subject', 'content', 'employee_id', 'at', 'hash'])
      .where('job_id', '=', job_id)
      .$if(last !== null, (query) => query.where('position', '>', last ?? 0))
      .orderBy('position')
      .limit(pageLength)
      .execute()
    const links = rows.map((row): Link => ({ ...row, content: Content.parse(row.content) }))
    last = links.at(-1)?.position ?? null
    if (last === null) return
    yield links
  }
}
