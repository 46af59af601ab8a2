import type { World } from '#platform/world.ts'
import type { ToldMove } from './move-row.server.ts'
import { findMove, moveDiffers } from './stored-moves.server.ts'

/** Whether this very move was received before; another under its ID is refused. What another job has is not told. */
export async function wasReceived(world: World, move: ToldMove) {
  const known = await findMove(world, move.id)
  if (!known) return false
  const isSame =
    known.job_id === move.job_id &&
    known.unit_id === move.unit_id &&
    known.move === move.move &&
    known.room_id === (move.room_id ?? null) &&
    known.condition === (move.condition ?? null) &&
    known.photo === (move.photo ?? null) &&
    known.undoes === (move.undoes ?? null) &&
    (await wasToldAt(world, move))
  if (isSame) return true
  throw moveDiffers(known.job_id === move.job_id ? { current: known } : {})
}

async function wasToldAt({ db }: World, { id, told_at }: ToldMove) {
  const known = await db
    .selectFrom('equipment_move')
    .select('told_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return known.told_at === null || known.told_at.getTime() === told_at?.getTime()
}
