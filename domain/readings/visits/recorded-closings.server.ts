import { sql } from 'kysely'
import type { RecordedRows } from '#domain/evidence/recorded-rows.ts'

/** That a visit was closed, when and by whom. A visit may have gone to another job since, where two were merged: its record
 * stays in the chain of the job where it was closed. */
export const recordedClosings: RecordedRows = {
  table: 'visit',
  isDue: sql`row.closed_at is not null`,
  isOfJob: sql`true`,
  kinds: ['visit_closed'],
  async read({ db }, { ids }) {
    const rows = await db
      .selectFrom('visit')
      .select(['id', 'closed_at as at', 'closed_by as employee_id'])
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, ...row }) => [id, { kinds: ['visit_closed'], content: {}, ...row }]))
  },
}
