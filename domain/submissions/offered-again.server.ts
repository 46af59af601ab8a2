import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { submissionOffered } from './submission-events.ts'
import { selectSubmissions } from './submission-row.server.ts'
import { submissionNotFound } from './submissions.server.ts'

/**
 * Notes that a paper that was declined is offered again. Devices tell it until they read it back, so that only the first time counts;
 * of a paper that nobody declined there is nothing to note.
 */
export function noteOfferedAgain(world: World, filler: Allowed<'forms.submit'>, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const paper = await selectSubmissions(world, filler).where('submission.id', '=', id).executeTakeFirst()
    if (!paper) throw submissionNotFound()
    const { job_id, form, is_declined } = paper
    if (!is_declined || job_id === null) return
    const noted = await world.db
      .updateTable('submission')
      .set({ offered_at: world.now() })
      .where('id', '=', id)
      .where('offered_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!noted) return
    await announce(world, submissionOffered, { job_id, submission_id: id, form }, filler.employee.id)
  })
}
