import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { unitUndone } from '../equipment-events.ts'
import { keepUnit, type PresentUnit } from '../stored-units.server.ts'
import type { StoredUnit } from '../unit.ts'
import { moveUndone } from './move-events.ts'
import { addMoveEvidence, insertRow, markClash, type ToldMove } from './move-row.server.ts'
import { listMoves, moveNotFound, staysOfMoves, writeStays } from './stored-moves.server.ts'

type Undo = ToldMove & { undoes: string }

/** Takes back one's own move. What its condition changed is as before, unless someone changed the unit since. */
export async function undoMove(world: World, move: Undo, known: PresentUnit): Promise<boolean> {
  const undone = await findOwnMove(world, move)
  const before = await listMoves(world, move.unit_id)
  if (before.every(({ id }) => id !== undone.id)) return false
  await insertRow(world, move, null)
  if (undone.unit_revision === known.revision) {
    const after: StoredUnit = { ...known.present, state: 'in_stock', reason: null }
    await keepUnit(world, known, { kind: unitUndone, after, by: { employee: { id: move.told_by } } })
  }
  const left = before.filter(({ id }) => id !== undone.id)
  const { stays } = await staysOfMoves(world, left, move.job_id)
  await writeStays(world, move.unit_id, stays)
  await markClash(world, move.unit_id, false)
  const names = { unit_id: move.unit_id, move_id: move.id, unit: known.present.number }
  await announce(world, moveUndone, { ...names, job_id: move.job_id }, move.told_by)
  await addMoveEvidence(world, move, { number: names.unit, job_id: move.job_id })
  return true
}

async function findOwnMove({ db }: World, { undoes, unit_id, job_id, by }: Undo) {
  const undone = await db
    .selectFrom('equipment_move')
    .select(['id', 'unit_revision'])
    .where('id', '=', undoes)
    .where('unit_id', '=', unit_id)
    .where('job_id', '=', job_id)
    .where('moved_by', '=', by)
    .where('kind', '!=', 'undone')
    .executeTakeFirst()
  if (!undone) throw moveNotFound()
  return undone
}
