import type { EventKind } from '#platform/events/event.ts'
import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import type { unitLeft } from './move-events.ts'
import { addMoveEvidence, type ToldMove } from './move-row.server.ts'

type Told = {
  kind: EventKind<typeof unitLeft.payload>
  names: { unit_id: string; move_id: string; unit: string }
  jobs: readonly string[]
}

/** Writes into the history and the evidence of other jobs what a move at this one changed of their equipment. */
export async function tellOthers(world: World, move: ToldMove, { kind, names, jobs }: Told): Promise<void> {
  for (const job_id of jobs) {
    await world.db.selectFrom('job').select('id').where('id', '=', job_id).forUpdate().execute()
    await announce(world, kind, { ...names, job_id }, move.told_by)
    await addMoveEvidence(world, move, { number: names.unit, job_id })
  }
}
