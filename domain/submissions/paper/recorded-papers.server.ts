import { sql } from 'kysely'
import type { RecordedRows } from '#domain/evidence/recorded-rows.ts'
import { paperHash } from './papers.server.ts'

/** The papers of filled forms, which never change once they are stored. The first ones have no record. */
export const recordedPapers: RecordedRows = {
  table: 'submission',
  isDue: sql`false`,
  isOfJob: sql`evidence.job_id = row.job_id`,
  kinds: ['paper'],
  async read({ db }, { ids, job_id }) {
    const rows = await db
      .selectFrom('submission')
      .select(['id', 'file_key', 'sha256 as record_sha256'])
      .where('id', 'in', ids)
      .where('job_id', '=', job_id)
      .execute()
    return new Map(
      rows.map(({ id, file_key, record_sha256 }) => {
        const content = { sha256: file_key === null ? null : paperHash(file_key), record_sha256 }
        return [id, { kinds: ['paper'], content }]
      }),
    )
  },
}
