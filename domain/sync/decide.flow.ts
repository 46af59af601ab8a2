import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { takeOverPhoto } from '#domain/leads/staff-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { ProblemDecision } from './problem.ts'
import { decideProblem } from './problems.server.ts'

/** Settles a sync problem; a photo that was uploaded and is taken over is added to its request. */
export function settleProblem(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  decision: ProblemDecision & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const photo = await decideProblem(world, dispatcher, decision)
    if (photo && decision.state === 'taken_over') await takeOverPhoto(world, dispatcher, photo)
  })
}
