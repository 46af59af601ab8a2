import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { keptJobsOf } from '#domain/jobs/kept-jobs.server.ts'
import type { EquipmentMove } from './move.ts'
import type { Moved, Stay } from './stays.ts'
import { staysOf } from './stays.ts'

/** What another job has is not told: `current` is left out there. */
export function moveDiffers(extra: { current?: EquipmentMove } = {}) {
  return new Refusal(
    409,
    'equipment-move-differs',
    'A different move was already received with this ID.',
    extra,
  )
}

export function moveNotFound() {
  return new Refusal(404, 'equipment-move-not-found', 'There is no such move to undo.')
}

/** A move as it was received; null: there is none. */
export async function findMove({ db }: World, id: string): Promise<EquipmentMove | null> {
  const row = await db
    .selectFrom('equipment_move as move')
    .innerJoin('equipment_unit as unit', 'unit.id', 'move.unit_id')
    .innerJoin('employee', 'employee.id', 'move.moved_by')
    .select(['move.id', 'move.job_id', 'move.unit_id', 'unit.number', 'move.kind as move', 'move.room_id'])
    .select(['condition', 'photo', 'undoes', 'at', 'employee.name as by'])
    .where('move.id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, at: row.at.toISOString() } : null
}

export type StoredMove = Moved & { unit_revision: number | null }

/** All that was done with a unit and not undone. A busy one comes to some fifty a year. */
export async function listMoves({ db }: World, unitId: string): Promise<StoredMove[]> {
  const rows = await db
    .selectFrom('equipment_move as move')
    .leftJoin('room', 'room.id', 'move.room_id')
    .select(['move.id', 'kind', 'room_id', 'at', 'moved_by as by', 'condition', 'unit_revision'])
    // What was moved into a room stands where the room is, whichever of two jobs that were merged the device named.
    .select(({ fn }) => fn.coalesce('room.job_id', 'move.job_id').as('job_id'))
    .where('unit_id', '=', unitId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('equipment_move as undo').select('undo.id').whereRef('undo.undoes', '=', 'move.id'),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('move.id')
    .execute()
  return rows.flatMap(({ kind, ...row }) => (kind === 'undone' ? [] : [{ ...row, kind }]))
}

/** Where a unit stood, by its moves: jobs that were merged count as the one that they were merged into. `placeOf` knows `here`, too. */
export async function staysOfMoves(world: World, moves: readonly Moved[], here?: string) {
  const jobs = moves.map(({ job_id }) => job_id)
  const kept = await keptJobsOf(world, [...new Set(here === undefined ? jobs : [...jobs, here])])
  const placeOf = (job: string) => kept.get(job) ?? job
  return { ...staysOf(moves, placeOf), placeOf }
}

/** Writes what differs from what is stored: mostly the last one. */
export async function writeStays({ db }: World, unit_id: string, stays: readonly Stay[]) {
  const rows = stays.map(({ ended_by: _, ...stay }, nth) => ({ ...stay, unit_id, nth }))
  const stored = await db
    .selectFrom('equipment_stay')
    .select(['unit_id', 'nth', 'job_id', 'room_id', 'placed_at', 'placed_by', 'pulled_at', 'condition'])
    .where('unit_id', '=', unit_id)
    .orderBy('nth')
    .execute()
  const same = rows.findIndex((row, nth) => textOf(row) !== textOf(stored[nth]))
  const from = same === -1 ? rows.length : same
  if (from < stored.length)
    await db.deleteFrom('equipment_stay').where('unit_id', '=', unit_id).where('nth', '>=', from).execute()
  const fresh = rows.slice(from)
  if (fresh.length > 0) await db.insertInto('equipment_stay').values(fresh).execute()
}

function textOf(row: object | undefined) {
  return row && JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** What the office is told of a unit that was pulled; null once that was undone. */
export function findPulled({ db }: World, id: string) {
  return db
    .selectFrom('equipment_move as move')
    .innerJoin('equipment_unit as unit', 'unit.id', 'move.unit_id')
    .innerJoin('equipment_model as model', 'model.id', 'unit.model_id')
    .innerJoin('job', 'job.id', 'move.job_id')
    .innerJoin('employee', 'employee.id', 'move.moved_by')
    .leftJoin('equipment_move as undo', 'undo.undoes', 'move.id')
    .select(['unit.number as unit', 'model.maker', 'model.model', 'move.condition', 'job.number as job'])
    .select(['employee.name as by', 'move.received_at', 'move.unit_id', 'unit.state'])
    .where('move.id', '=', id)
    .where('undo.id', 'is', null)
    .executeTakeFirst()
}
