import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { findPutPhoto, requirePut } from '#domain/records/record-photos.server.ts'
import { usualRoom } from '#domain/rooms/room-choices.ts'
import { unitChanged } from '../equipment-events.ts'
import { equipmentNotFound } from '../last-change.server.ts'
import { getStoredUnit, keepUnit, type PresentUnit } from '../stored-units.server.ts'
import type { StoredUnit } from '../unit.ts'
import { changedElsewhere } from './elsewhere.ts'
import { tellOthers } from './jobs-elsewhere.server.ts'
import { outOfService } from './move-choices.ts'
import { moveClashed, unitLeft, unitMisplaced, unitMoved, unitPlaced, unitPulled } from './move-events.ts'
import { addMoveEvidence, insertRow, markClash, type ToldMove } from './move-row.server.ts'
import { listMoves, staysOfMoves, writeStays, type StoredMove } from './stored-moves.server.ts'
import { inTime } from './stays.ts'
import { requireMayTake, type Sender } from './taking.server.ts'
import { wasReceived } from './same-move.server.ts'
import { undoMove } from './undo-move.server.ts'
import { requireUsable } from './usable.ts'

/** Whoever sends it, who may have lost the job since, or the office, which decided on what the server had refused. */
export type Teller = Sender | 'office'

/**
 * Takes in a move of a unit, once, and writes anew where it stood. The caller has locked the unit and then the job. Says whether it is new.
 * What the office decided on counts however late it is: also for a unit that has been out of service since.
 */
export async function insertMove(world: World, told: ToldMove, teller: Teller): Promise<boolean> {
  if (await wasReceived(world, told)) return false
  const move = await withPhoto(world, told, teller)
  const { present, ...unit } = await getStoredUnit(world, move.unit_id)
  if (!present) throw equipmentNotFound()
  const known = { ...unit, present }
  if (move.undoes !== undefined) return undoMove(world, { ...move, undoes: move.undoes }, { known, teller })
  const became = await becomes(world, move)
  if (move.move !== 'pulled' && teller !== 'office' && became.isLast) requireUsable(present)
  if (teller !== 'office') await requireMayTake(world, teller, { ...became, at: move.at, unit: present })
  await addMove(world, move, { known, became })
  return true
}

/** The row with what follows from it: where the unit stands by now, who must know that it left, and whether someone has to look. */
async function addMove(
  world: World,
  move: ToldMove,
  { known, became }: { known: PresentUnit; became: Became },
) {
  const { stays, elsewhere, room, isLast, isOvertaken, isUnfit } = became
  const { number } = known.present
  // Somewhere else it goes on working: what is told of it there changes nothing before someone looked.
  const unit_revision = isLast && !isUnfit ? await takeOutOfService(world, known, move) : null
  await insertRow(world, move, unit_revision)
  const names = { job_id: move.job_id, unit_id: move.unit_id, move_id: move.id, unit: number }
  await tell(world, move, { names, kind: room === null ? undefined : usualRoom(room.name) })
  await addMoveEvidence(world, move, { number, job_id: move.job_id })
  await writeStays(world, move.unit_id, stays)
  await tellOthers(world, { ...move, move: 'pulled' }, { kind: unitLeft, names, jobs: elsewhere })
  await markClash(world, move.unit_id, isOvertaken || isUnfit)
  if (isOvertaken) await announce(world, moveClashed, names, move.told_by)
  else if (isUnfit) await announce(world, unitMisplaced, names, move.told_by)
}

type Names = { job_id: string; unit_id: string; move_id: string; unit: string }

/** Where the unit stood with this move, what that changes at other jobs, and what was told of it for later. */
async function becomes(world: World, move: ToldMove) {
  const room = await findRoom(world, move)
  const others = await listMoves(world, move.unit_id)
  const later = others.filter((other) => inTime(other, move) > 0)
  const { placeOf, stays: before } = await staysOfMoves(world, others, move.job_id)
  const { stays, unfit } = await staysOfMoves(world, [...others, movedBy(move, room)], move.job_id)
  return {
    room,
    stays,
    elsewhere: changedElsewhere(before, stays, placeOf(move.job_id)),
    isUnfit: unfit.includes(move.id),
    isLast: later.length === 0,
    isOvertaken: later.some(({ at, by }) => at > move.at && by !== move.by),
  }
}

type Became = Awaited<ReturnType<typeof becomes>>

function movedBy({ id, move, at, by, job_id, room_id, condition }: ToldMove, room: Room | null): StoredMove {
  if (move === 'undone') throw new Error('An undo moves nothing by itself')
  const where = { job_id: room?.job_id ?? job_id, room_id: room_id ?? null }
  return { id, kind: move, at, by, ...where, condition: condition ?? null, unit_revision: null }
}

/** Evidence names no photo that nobody has: the device sends it first. What the office takes over goes without. */
async function withPhoto(world: World, move: ToldMove, teller: Teller): Promise<ToldMove> {
  if (move.photo === undefined) return move
  if (teller !== 'office') await requirePut(world, move.by, move.photo)
  else if (!(await findPutPhoto(world, move.by, move.photo))) return { ...move, photo: undefined }
  return move
}

async function findRoom({ db }: World, { room_id, job_id }: ToldMove) {
  if (room_id === undefined) return null
  const room = await db
    .selectFrom('room')
    .select(['name', 'job_id'])
    .where('room.id', '=', room_id)
    .where(isOfFamily('room.job_id', job_id))
    .executeTakeFirst()
  if (!room) throw new Refusal(404, 'room-not-found', 'Room not found.')
  return room
}

type Room = NonNullable<Awaited<ReturnType<typeof findRoom>>>

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
