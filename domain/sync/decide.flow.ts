import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { takeOverNote } from '#domain/leads/leads.server.ts'
import { takeOverPhoto } from '#domain/leads/staff-photos.server.ts'
import { takeOverUndo } from '#domain/leads/step-undo.server.ts'
import { takeOverStep } from '#domain/leads/visit-steps.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { ProblemDecision } from './problem.ts'
import { decideProblem } from './problems.server.ts'

/**
 * Settles a sync problem. A note, a step, its undo, and a photo that was uploaded are added to their request when they are taken
 * over, under the id that they have on the device: if the same arrives later, nothing changes. A status change is left to the office: the
 * request may have changed since.
 */
export function settleProblem(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  decision: ProblemDecision & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const decided = await decideProblem(world, dispatcher, decision)
    if (!decided || decision.state !== 'taken_over') return
    const { lead_id, write, sha256, made_at: at, by } = decided
    const { id } = decision
    if (write.kind === 'note')
      await takeOverNote(world, dispatcher, { id, lead_id, text: write.text, at, written_by: by })
    if (write.kind === 'step') {
      const { step: kind, reason, detail } = write
      await takeOverStep(world, dispatcher, { id, lead_id, kind, reason, detail, at, employee_id: by.id })
    }
    if (write.kind === 'undo_step')
      await takeOverUndo(world, dispatcher, { ...write.undo, lead_id, employee_id: by.id })
    if (sha256 !== null) await takeOverPhoto(world, dispatcher, { lead_id, sha256, taken_by: by.id })
  })
}
