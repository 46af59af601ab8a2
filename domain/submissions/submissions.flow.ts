import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import { requirePutAll } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { endRequestOf, requireGivenByLink } from '#domain/signing-requests/given-by-link.server.ts'
import { requireAnswers, requireFitsJob } from './fits.server.ts'
import { freeze } from './frozen.ts'
import { photosNotGiven, requireSeenRevised } from './revised.server.ts'
import { signaturesIn } from './signatures-in.ts'
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
    const frozen = await freeze(submission)
    const { sha256 } = frozen
    const before = await findReceipt(world, { id, sha256, employeeId: by })
    if (before) return { receipt: before, isNew: false }
    const receivedAt = world.now()
    const at = submission.at ? doneAt(submission.at, { sentAt, receivedAt }) : receivedAt
    const form = await requireAnswers(world, submission)
    const byOurClock = (at: string) => doneAt(at, { sentAt, receivedAt })
    await requireGivenByLink(world, { form, submission })
    // What was signed by link has our time already.
    const signatures = signaturesIn(form, submission.answers).map((signature) =>
      signature.by_link ? signature : { ...signature, at: byOurClock(signature.at).toISOString() },
    )
    await requirePutAll(world, by, await photosNotGiven(world, submission))
    const keep = () => insertSubmission(world, { id, form, submission, frozen, signatures, at, by })
    const { job_id = null } = submission
    const keepOfJob = async (job_id: string) => {
      await requireFitsJob(world, { form, submission, job_id, reader: sender })
      await endRequestOf(world, { submission_id: id, by })
      return keep()
    }
    const keepOfNoJob = async () => {
      await requireSeenRevised(world, sender, submission.revises)
      return keep()
    }
    const received =
      job_id === null
        ? await keepOfNoJob()
        : await workAtJob(world, sender, { job_id, at, work: () => keepOfJob(job_id) })
    // Whoever lost sight of the job meanwhile still gets the receipt: it is of what they sent.
    return received ?? { receipt: await requireReceipt(world, { id, sha256, employeeId: by }), isNew: true }
  })
}
