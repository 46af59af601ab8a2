import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { usualRoom } from '#domain/rooms/room-choices.ts'
import { unitChanged } from '../equipment-events.ts'
import { equipmentNotFound } from '../last-change.server.ts'
import { getStoredUnit, keepUnit, type PresentUnit } from '../stored-units.server.ts'
import type { StoredUnit } from '../unit.ts'
import { outOfService } from './move-choices.ts'
import { moveClashed, unitLeft, unitMoved, unitPlaced, unitPulled } from './move-events.ts'
import { addMoveEvidence, insertRow, markClash, type ToldMove } from './move-row.server.ts'
import { findMove, listMoves, staysOfMoves, writeStays, type StoredMove } from './stored-moves.server.ts'
import { undoMove } from './undo-move.server.ts'
import { requireUsable } from './usable.ts'

/**
 * Takes in a move of a unit, once, and writes anew where it stood. The caller has locked the job and has changes of equipment in turn.
 * Says whether it is new. `isLate` lets a unit be moved that has been out of service since.
 */
export async function insertMove(
  world: World,
  move: ToldMove,
  { isLate = false }: { isLate?: boolean } = {},
): Promise<boolean> {
  if (await isThere(world, move)) return false
  const known = await getStoredUnit(world, move.unit_id)
  const { present } = known
  if (!present) throw equipmentNotFound()
  if (move.undoes !== undefined) return undoMove(world, move, { ...known, present })
  const room = await findRoom(world, move)
  const before = await listMoves(world, move.unit_id)
  const isOvertaken = before.some(
    ({ at, id }) => at > move.at || (at.getTime() === move.at.getTime() && id > move.id),
  )
  if (move.move !== 'pulled' && !isLate && !isOvertaken) requireUsable(present)
  const unit_revision = isOvertaken ? null : await takeOutOfService(world, { ...known, present }, move)
  await insertRow(world, move, unit_revision)
  const names = { job_id: move.job_id, unit_id: move.unit_id, move_id: move.id, unit: present.number }
  await tell(world, move, { names, kind: room === null ? undefined : usualRoom(room) })
  await addMoveEvidence(world, move, { number: present.number, job_id: move.job_id })
  await follow(world, move, { names, others: before })
  return true
}

/** Where it is by now, who must know that it left, and whether someone has to look. */
async function follow(
  world: World,
  move: ToldMove,
  { names, others }: { names: Names; others: readonly StoredMove[] },
) {
  const { stays, unfit } = await staysOfMoves(world, await listMoves(world, move.unit_id))
  await writeStays(world, move.unit_id, stays)
  const left = stays.find(({ ended_by }) => move.move !== 'pulled' && ended_by === move.id)
  if (left) {
    await world.db.selectFrom('job').select('id').where('id', '=', left.job_id).forUpdate().execute()
    await announce(world, unitLeft, { ...names, job_id: left.job_id }, move.told_by)
    await addMoveEvidence(world, { ...move, move: 'pulled' }, { number: names.unit, job_id: left.job_id })
  }
  const isOvertaken = others.some(({ at, by }) => at > move.at && by !== move.by)
  const isClash = isOvertaken || unfit.includes(move.id)
  await markClash(world, move.unit_id, isClash)
  if (isClash) await announce(world, moveClashed, names, move.told_by)
}

type Names = { job_id: string; unit_id: string; move_id: string; unit: string }

/** Whether this very move was received before; another under its ID is refused. What another job has is not told. */
async function isThere(world: World, move: ToldMove) {
  const known = await findMove(world, move.id)
  if (!known) return false
  const isSame =
    known.job_id === move.job_id &&
    known.unit_id === move.unit_id &&
    known.move === move.move &&
    known.room_id === (move.room_id ?? null) &&
    known.condition === (move.condition ?? null) &&
    known.photo === (move.photo ?? null) &&
    known.undoes === (move.undoes ?? null)
  if (isSame) return true
  const extra = known.job_id === move.job_id ? { current: known } : {}
  throw new Refusal(
    409,
    'equipment-move-differs',
    'A different move was already received with this ID.',
    extra,
  )
}

async function findRoom({ db }: World, { room_id, job_id }: ToldMove) {
  if (room_id === undefined) return null
  const room = await db
    .selectFrom('room')
    .select('name')
    .where('room.id', '=', room_id)
    .where(isOfFamily('room.job_id', job_id))
    .executeTakeFirst()
  if (!room) throw new Refusal(404, 'room-not-found', 'Room not found.')
  return room.name
}

async function tell(
  world: World,
  { move, condition, told_by }: ToldMove,
  { names, kind }: { names: Names; kind: ReturnType<typeof usualRoom> },
) {
  if (condition) await announce(world, unitPulled, { ...names, state: condition }, told_by)
  else await announce(world, move === 'placed' ? unitPlaced : unitMoved, { ...names, kind }, told_by)
}

/** A unit that came back broken or dirty is not to be placed again before someone saw to it. */
async function takeOutOfService(world: World, known: PresentUnit, move: ToldMove) {
  const reason = outOfService[move.condition ?? 'good']
  if (reason === null || known.present.state !== 'in_stock') return null
  const after: StoredUnit = { ...known.present, state: 'out_of_service', reason }
  await keepUnit(world, known, { kind: unitChanged, after, by: { employee: { id: move.told_by } } })
  return known.revision + 1
}
