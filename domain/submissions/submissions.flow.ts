import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import { requirePutAll } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { answerFaults } from './answer-faults.ts'
import { freeze } from './frozen.ts'
import { findReceipt, insertSubmission, requireReceipt, type Received } from './submissions.server.ts'
import type { NewSubmission } from './submission.ts'

type Sent = { id: string; submission: NewSubmission; sentAt: Date }

/**
 * Receives a filled form, once: the same again gets the same receipt. Every version that was ever published is taken, as a phone finishes
 * on the one with which it began.
 */
export function receiveSubmission(
  world: World,
  sender: Allowed<'forms.submit'>,
  { id, submission, sentAt }: Sent,
): Promise<Received> {
  return inTransaction(world, async (world) => {
    const { id: by } = sender.employee
    const { sha256 } = await freeze(submission)
    const before = await findReceipt(world, { id, sha256, employeeId: by })
    if (before) return { receipt: before, isNew: false }
    const receivedAt = world.now()
    const at = submission.at ? doneAt(submission.at, { sentAt, receivedAt }) : receivedAt
    await requireAnswers(world, submission)
    await requirePutAll(world, by, submission.blobs)
    const keep = () => insertSubmission(world, { id, submission, at, by })
    const { job_id = null } = submission
    const received =
      job_id === null ? await keep() : await workAtJob(world, sender, { job_id, at, work: keep })
    // Whoever lost sight of the job meanwhile still gets the receipt: it is of what they sent.
    return received ?? { receipt: await requireReceipt(world, { id, sha256, employeeId: by }), isNew: true }
  })
}

async function requireAnswers(world: World, submission: NewSubmission) {
  const form = await findFormVersion(world, { slug: submission.form, version: submission.version })
  if (!form) throw formNotFound()
  const fields = answerFaults(form.definition, submission)
  if (fields) throw new Refusal(422, 'bad-fields', 'Some answers are missing or can’t be kept.', { fields })
}
