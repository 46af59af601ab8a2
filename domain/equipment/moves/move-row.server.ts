import type { World } from '#platform/world.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import type { Told } from '#domain/sync/sync.ts'
import type { MoveFields } from './move.ts'
import { moveDiffers } from './stored-moves.server.ts'

export type ToldMove = MoveFields &
  Told & {
    id: string
    job_id: string
    at: Date
    /** By the clock of the device, where it said. */
    told_at: Date | null
  }

export async function insertRow(world: World, move: ToldMove, unit_revision: number | null) {
  const { id, unit_id, job_id, move: kind, room_id, condition, photo, undoes, at, told_at, by } = move
  const inserted = await world.db
    .insertInto('equipment_move')
    .values({
      id,
      unit_id,
      job_id,
      kind,
      at,
      unit_revision,
      room_id: room_id ?? null,
      condition: condition ?? null,
      photo: photo ?? null,
      undoes: undoes ?? null,
      moved_by: by,
      told_at,
      received_at: world.now(),
    })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // At the same time another unit was moved under its ID.
  if (!inserted) throw moveDiffers()
}

/** Of the job where it is now, or of the one that it was taken from: there it says that it is gone. */
export function addMoveEvidence(
  world: World,
  { id, unit_id, move, room_id, condition, photo, undoes, at, by }: ToldMove,
  { number, job_id }: { number: string; job_id: string },
) {
  return addEvidence(world, job_id, {
    kind: `equipment_${move}`,
    subject: id,
    content: {
      unit: number,
      unit_id,
      ...(room_id && { room_id }),
      ...(condition && { condition }),
      ...(photo && { photo }),
      ...(undoes && { undoes }),
      received_at: world.now().toISOString(),
    },
    employee_id: by,
    at,
  })
}

export async function markClash({ db, now }: World, unitId: string, isClash: boolean) {
  await db
    .updateTable('equipment_unit')
    .set({ clashed_at: isClash ? now() : null })
    .where('id', '=', unitId)
    .execute()
}
