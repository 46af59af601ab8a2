import { always, type RecordedRows } from '#domain/evidence/recorded-rows.ts'
import type { MoveKind } from './move-choices.ts'

/** What was done with units, which never changes. The number of a unit may. */
export const recordedMoves: RecordedRows = {
  table: 'equipment_move',
  ...always,
  kinds: ['equipment_placed', 'equipment_moved', 'equipment_pulled', 'equipment_undone'],
  async read({ db }, { ids, job_id }) {
    const rows = await db
      .selectFrom('equipment_move')
      .select([
        'id',
        'job_id',
        'kind',
        'unit_id',
        'room_id',
        'condition',
        'photo',
        'undoes',
        'at',
        'moved_by',
      ])
      .where('id', 'in', ids)
      .execute()
    return new Map(
      rows.map(({ id, job_id: its, kind, at, moved_by: employee_id, ...content }) => {
        const kinds = its === job_id ? [`equipment_${kind}`] : kindsElsewhere(kind)
        return [id, { kinds, content, added: ['unit_id'], employee_id, at }]
      }),
    )
  },
}

/** The job that a unit was taken from says that it is gone. */
function kindsElsewhere(kind: MoveKind | 'undone') {
  return kind === 'placed' || kind === 'moved' ? ['equipment_pulled'] : []
}
