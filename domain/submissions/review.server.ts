import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { fixRequested, submissionApproved, submissionOpened, submissionVoided } from './submission-events.ts'
import { selectSubmissions, toSubmission } from './submission-row.server.ts'
import type { SubmissionRow, SubmissionState } from './submission.ts'
import { submissionNotFound } from './submissions.server.ts'

type Rule = {
  from: readonly SubmissionState[]
  to: SubmissionState
  told: typeof submissionApproved
  needsReason: boolean
}

/** What the office may make of a filled form: from which states, and what it tells. */
const decisions = {
  approve: { from: ['submitted'], to: 'approved', told: submissionApproved, needsReason: false },
  'request-fix': { from: ['submitted'], to: 'needs_fix', told: fixRequested, needsReason: true },
  amend: { from: ['approved'], to: 'amending', told: submissionOpened, needsReason: true },
  void: {
    from: ['submitted', 'needs_fix', 'approved', 'amending'],
    to: 'void',
    told: submissionVoided,
    needsReason: true,
  },
} as const satisfies Record<string, Rule>
export type DecisionKind = keyof typeof decisions

type Reviewer = Allowed<'forms.approve'> | Allowed<'forms.amend'> | Allowed<'forms.void'>
type Decided = { id: string; decision: DecisionKind; revision: number; reason?: string | undefined }

/** Decides about a filled form. To decide the same again changes nothing; where it has moved on since it was looked at, nothing is decided. */
export function decide(
  world: World,
  reviewer: Reviewer,
  { id, decision, revision, reason }: Decided,
): Promise<SubmissionRow> {
  return inTransaction(world, async (world) => {
    const { from, to, told, needsReason } = decisions[decision]
    await world.db.selectFrom('submission').select('id').where('id', '=', id).forUpdate().execute()
    const present = await find(world, reviewer, id)
    if (present.state === to) return present
    const isOpen = from.some((state) => state === present.state)
    if (present.revision !== revision || !isOpen)
      throw new Refusal(409, 'submission-moved-on', 'This form has changed since. Look at it again.', {
        current: present,
      })
    if (needsReason && !reason) throw fieldRefusal('reason', 'Enter the reason.')
    const { id: by } = reviewer.employee
    await world.db
      .updateTable('submission')
      .set({
        state: to,
        reason: reason ?? null,
        revision: revision + 1,
        decided_by: by,
        decided_at: world.now(),
      })
      .where('id', '=', id)
      .execute()
    const { job_id, form } = present
    if (job_id !== null) await announce(world, told, { job_id, submission_id: id, form }, by)
    return find(world, reviewer, id)
  })
}

async function find(world: World, reviewer: Reviewer, id: string) {
  const row = await selectSubmissions(world, reviewer).where('submission.id', '=', id).executeTakeFirst()
  if (!row) throw submissionNotFound()
  return toSubmission(row)
}
