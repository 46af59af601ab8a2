import { createHash } from 'node:crypto'
import { always, type RecordedRows } from '#domain/evidence/recorded-rows.ts'
import { selectDeviations, toDeviation } from './deviation-row.server.ts'
import type { DeviationFields } from './deviation.ts'

/** All that is needed to check it. Of what a person typed, its hash says whether it is still the same. */
export function deviationEvidence({ note, ...fields }: DeviationFields) {
  return { ...fields, note_sha256: createHash('sha256').update(note).digest('hex') }
}

/** Why the equipment differed, which never changes. */
export const recordedDeviations: RecordedRows = {
  table: 'deviation',
  ...always,
  kinds: ['deviation'],
  async read(world, { ids, job_id }) {
    const rows = await selectDeviations(world)
      .select('explained_by')
      .where('deviation.id', 'in', ids)
      .where('deviation.job_id', '=', job_id)
      .execute()
    return new Map(
      rows.map(({ explained_by: employee_id, ...row }) => {
        const { id, job_id: _, at: __, by: ___, ...fields } = toDeviation(row)
        return [id, { kinds: ['deviation'], content: deviationEvidence(fields), employee_id, at: row.at }]
      }),
    )
  },
}
