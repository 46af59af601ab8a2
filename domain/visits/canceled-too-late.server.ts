import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { followVisits } from '#domain/jobs/follow-visits.server.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { findCanceledSince, type Done } from './canceled-since.server.ts'
import { visitCanceledTooLate } from './visit-events.ts'

/**
 * Whoever arrived before their visit was canceled has made it: it stands as if nobody had canceled it, and what else they did there is
 * theirs. Whoever only was on the way may have turned back. The job is locked.
 */
export async function restoreIfMade(
  world: World,
  { kind, ...done }: Done & { kind: VisitStepKind },
): Promise<void> {
  if (kind !== 'arrived' && kind !== 'departed') return
  const visit = await findCanceledSince(world, done)
  if (!visit) return
  const { lead_id: job_id, employee_id: by } = done
  await followVisits(world, { job_id, by }, async () => {
    const { kind: planned } = await world.db
      .updateTable('visit')
      .set((row) => ({ canceled_at: null, cancel_reason: null, revision: row('revision', '+', 1) }))
      .where('id', '=', visit.id)
      .returning('kind')
      .executeTakeFirstOrThrow()
    await announce(world, visitCanceledTooLate, { job_id, visit_id: visit.id, kind: planned }, by)
    return []
  })
}
