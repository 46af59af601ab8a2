import type { World } from '#platform/world.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { listMoves, staysOfMoves, writeStays } from './stored-moves.server.ts'

/** Locks what was ever at a job or at those that were merged into it, before the job: a move locks its unit first, too. */
export async function lockUnitsOf(world: World, jobId: string): Promise<void> {
  await unitsOf(world, jobId).forNoKeyUpdate().execute()
}

/** Writes anew where these units stood, after the job was merged into another one or taken out of it. */
export async function recountStays(world: World, jobId: string): Promise<void> {
  for (const { id } of await unitsOf(world, jobId).forNoKeyUpdate().execute()) {
    const { stays } = await staysOfMoves(world, await listMoves(world, id))
    await writeStays(world, id, stays)
  }
}

function unitsOf({ db }: World, jobId: string) {
  return db
    .selectFrom('equipment_unit as unit')
    .select('unit.id')
    .where(({ exists, selectFrom, or }) =>
      exists(
        selectFrom('equipment_move as move')
          .leftJoin('room', 'room.id', 'move.room_id')
          .select('move.id')
          .whereRef('move.unit_id', '=', 'unit.id')
          .where(or([isOfFamily('move.job_id', jobId), isOfFamily('room.job_id', jobId)])),
      ),
    )
    .orderBy('unit.id')
}
