import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { settleCallAlert } from '#domain/alerts/alerts.server.ts'
import { takeOverNote } from '#domain/leads/leads.server.ts'
import { takeOverPhoto } from '#domain/leads/staff-photos.server.ts'
import { takeOverUndo } from '#domain/leads/visits/step-undo.server.ts'
import { takeOverStep } from '#domain/leads/visits/visit-steps.server.ts'
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
    await takeOver(world, dispatcher, { ...decided, id: decision.id })
  })
}

type TakenOver = NonNullable<Awaited<ReturnType<typeof decideProblem>>> & { id: string }

/** Returns something for each kind, so that a new one does not compile until it is taken over too. */
function takeOver(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { id, lead_id, write, sha256, made_at: at, by }: TakenOver,
): Promise<unknown> {
  switch (write.kind) {
    case 'note':
      return takeOverNote(world, dispatcher, { id, lead_id, text: write.text, at, written_by: by })
    case 'step': {
      const { step: kind, reason, detail } = write
      return takeOverStep(world, dispatcher, { id, lead_id, kind, reason, detail, at, employee_id: by.id })
    }
    case 'undo_step':
      return takeOverUndo(world, dispatcher, { ...write.undo, lead_id, employee_id: by.id }).then(() =>
        settleCallAlert(world, write.undo.id),
      )
    case 'photo':
    case 'unreadable':
      if (sha256 === null) return Promise.resolve()
      return takeOverPhoto(world, dispatcher, { lead_id, sha256, taken_by: by.id })
    case 'move':
      return Promise.resolve()
  }
}
