import { sql } from 'kysely'
import type { RecordedRows } from '#domain/evidence/recorded-rows.ts'
import { pictureHash } from './photo.ts'

/** Which photo was taken at a job, when and by whom. Its phase, its room and its caption may change. */
export const recordedPhotos: RecordedRows = {
  table: 'record_photo',
  jobColumn: 'record_id',
  // What was added to a request that is no job has no record, nor did photos of jobs have one at first.
  isDue: sql`row.time_from <> 'added'`,
  isOfJob: sql`evidence.job_id = row.record_id`,
  kinds: ['photo'],
  async read({ db }, { ids }) {
    const rows = await db
      .selectFrom('record_photo')
      .innerJoin('photo', 'photo.sha256', 'record_photo.sha256')
      .select(['id', 'photo.sha256', 'file_key', 'original_sha256', 'taken_at', 'time_from'])
      .select(['added_by', 'added_at'])
      .where('id', 'in', ids)
      .execute()
    return new Map(
      rows.map(({ id, taken_at, file_key, added_by: employee_id, added_at: at, ...kept }) => {
        const content = { ...kept, taken_at: taken_at.toISOString(), picture_sha256: pictureHash(file_key) }
        return [id, { kinds: ['photo'], content, added: ['picture_sha256'], employee_id, at }]
      }),
    )
  },
}
