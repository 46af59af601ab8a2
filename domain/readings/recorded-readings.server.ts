import { always, type RecordedRows } from '#domain/evidence/recorded-rows.ts'
import { contentOf, hashOfReason } from './reading-evidence.server.ts'
import { selectReadings, toReading } from './reading-row.server.ts'

/** Readings and corrections, which never change. */
export const recordedReadings: RecordedRows = {
  table: 'reading',
  ...always,
  kinds: ['reading', 'correction'],
  async read(world, { ids, job_id }) {
    const rows = await selectReadings(world)
      .where('reading.id', 'in', ids)
      .where('reading.job_id', '=', job_id)
      .execute()
    return new Map(
      rows.map((row) => {
        const { id, corrects, reason, read_by: employee_id, at } = row
        const content = contentOf(toReading(row), hashOfReason(reason))
        return [id, { kinds: [corrects === null ? 'reading' : 'correction'], content, employee_id, at }]
      }),
    )
  },
}
