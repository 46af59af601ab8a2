import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { hour } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { unitUndone } from '../equipment-events.ts'
import { keepUnit, type PresentUnit } from '../stored-units.server.ts'
import type { StoredUnit } from '../unit.ts'
import { changedElsewhere } from './elsewhere.ts'
import { tellOthers } from './jobs-elsewhere.server.ts'
import { moveUndone, unitBack } from './move-events.ts'
import { addMoveEvidence, insertRow, markClash, type ToldMove } from './move-row.server.ts'
import type { Teller } from './moves.server.ts'
import { listMoves, moveNotFound, staysOfMoves, writeStays } from './stored-moves.server.ts'
import { longestShift } from './taking.server.ts'

type Undo = ToldMove & { undoes: string }

/** Whoever notices a wrong scan notices it before the next one. */
const undoTime = hour

/** Takes back one's own move. What its condition changed is as before, unless someone changed the unit since. */
export async function undoMove(
  world: World,
  move: Undo,
  { known, teller }: { known: PresentUnit; teller: Teller },
): Promise<boolean> {
  const undone = await findOwnMove(world, move)
  const before = await listMoves(world, move.unit_id)
  if (before.every(({ id }) => id !== undone.id)) return false
  if (teller !== 'office')
    requireUndoable(world, move, { ...undone, isLast: before.at(-1)?.id === undone.id, known })
  await insertRow(world, move, null)
  if (undone.unit_revision === known.revision) {
    const after: StoredUnit = { ...known.present, state: 'in_stock', reason: null }
    await keepUnit(world, known, { kind: unitUndone, after, by: { employee: { id: move.told_by } } })
  }
  const stood = await staysOfMoves(world, before, move.job_id)
  const left = before.filter(({ id }) => id !== undone.id)
  const { stays } = await staysOfMoves(world, left, move.job_id)
  await writeStays(world, move.unit_id, stays)
  await markClash(world, move.unit_id, false)
  const names = { unit_id: move.unit_id, move_id: move.id, unit: known.present.number }
  await announce(world, moveUndone, { ...names, job_id: move.job_id }, move.told_by)
  await addMoveEvidence(world, move, { number: names.unit, job_id: move.job_id })
  const jobs = changedElsewhere(stood.stays, stays, stood.placeOf(move.job_id))
  await tellOthers(world, move, { kind: unitBack, names, jobs })
  return true
}

async function findOwnMove({ db }: World, { undoes, unit_id, job_id, by }: Undo) {
  const undone = await db
    .selectFrom('equipment_move')
    .select(['id', 'unit_revision', 'at', 'received_at'])
    .where('id', '=', undoes)
    .where('unit_id', '=', unit_id)
    .where('job_id', '=', job_id)
    .where('moved_by', '=', by)
    .where('kind', '!=', 'undone')
    .executeTakeFirst()
  if (!undone) throw moveNotFound()
  return undone
}

type Undone = { at: Date; received_at: Date; isLast: boolean; known: PresentUnit }

/** What came after a move was built on it, and days that were counted for long may be on an invoice: then the office decides. */
function requireUndoable(world: World, move: Undo, { at, received_at, isLast, known }: Undone) {
  const isSoon =
    move.at.getTime() - at.getTime() <= undoTime &&
    world.now().getTime() - received_at.getTime() <= longestShift
  if (isLast && isSoon) return
  const sentence = `Only the last move of ${known.present.number} can be undone, within an hour. The office has to confirm this.`
  throw new Refusal(409, 'too-late-to-undo', sentence)
}
