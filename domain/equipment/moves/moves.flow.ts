import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { lockUnit } from '../stored-units.server.ts'
import type { EquipmentMove, MoveFields } from './move.ts'
import { insertMove } from './moves.server.ts'
import { findMove } from './stored-moves.server.ts'

type Mover = Allowed<'equipment.place'> | Allowed<'equipment.pull'>
/** `sentAt` is the time that the sender's clock showed as it was sent. */
type SentMove = MoveFields & Sent & { id: string; job_id: string; at?: string | undefined }

/**
 * Places, moves or pulls a unit at a job, or takes that back, once. The time of the device counts: what arrives late sorts in by it, and
 * where two people told different things, the later one says where it is.
 */
export function moveUnit(
  world: World,
  mover: Mover,
  { at, sentAt, ...move }: SentMove,
): Promise<{ move: EquipmentMove | null; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const by = mover.employee.id
    const movedAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    const told_at = at === undefined ? null : new Date(at)
    await lockUnit(world, move.unit_id)
    return workAtJob(world, mover, {
      job_id: move.job_id,
      at: movedAt,
      async work({ isSeen }) {
        const isNew = await insertMove(
          world,
          { ...move, at: movedAt, told_at, by, told_by: by },
          { mover, isSeen },
        )
        return { move: await findMove(world, move.id), isNew }
      },
    })
  })
}
