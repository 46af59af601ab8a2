import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { visitCanceled } from './visit-events.ts'

type Unmade = { job_id: string; visit_id: string; by: string }
const reason = 'Entered by mistake'

/**
 * Cancels a visit that was told as made by an earlier plan, once nobody was there after all: it stood beside the changed one for that
 * alone, and would go on giving sight of the job. What was told of the way belongs to no visit again. The job is locked.
 */
export async function cancelUnmade(world: World, { job_id, visit_id, by }: Unmade): Promise<void> {
  const canceled = await world.db
    .updateTable('visit')
    .set((visit) => ({
      canceled_at: world.now(),
      cancel_reason: reason,
      on_my_way_at: null,
      revision: visit('revision', '+', 1),
    }))
    .where('id', '=', visit_id)
    .where('made_of', 'is not', null)
    .where('canceled_at', 'is', null)
    .where('arrived_at', 'is', null)
    .where('departed_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  if (!canceled) return
  await world.db
    .updateTable('visit_step')
    .set({ visit_id: null })
    .where('visit_id', '=', visit_id)
    .where('kind', '=', 'on_my_way')
    .execute()
  await announce(world, visitCanceled, { job_id, visit_id, kind: canceled.kind, reason }, by)
}
