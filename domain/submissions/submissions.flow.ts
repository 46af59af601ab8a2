import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import { readLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { mergedInto } from '#domain/jobs/family.server.ts'
import { StoredFacts } from '#domain/jobs/facts/facts.ts'
import { lossState } from '#domain/packets/loss-state.ts'
import { requireDry, requireState, saysAllIsDry } from '#domain/packets/fits-job.ts'
import { countNotDry } from '#domain/readings/not-dry.server.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import { requirePutAll } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { answerFaults } from './answer-faults.ts'
import { freeze } from './frozen.ts'
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
    const { sha256 } = await freeze(submission)
    const before = await findReceipt(world, { id, sha256, employeeId: by })
    if (before) return { receipt: before, isNew: false }
    const receivedAt = world.now()
    const at = submission.at ? doneAt(submission.at, { sentAt, receivedAt }) : receivedAt
    const form = await requireAnswers(world, submission)
    const signatures = signaturesIn(form, submission.answers)
    await requirePutAll(world, by, submission.blobs)
    const keep = () => insertSubmission(world, { id, submission, signatures, at, by })
    const { job_id = null } = submission
    const keepOfJob = async (job_id: string) => {
      await requireFitsJob(world, { form, submission, job_id })
      return keep()
    }
    const received =
      job_id === null
        ? await keep()
        : await workAtJob(world, sender, { job_id, at, work: () => keepOfJob(job_id) })
    // Whoever lost sight of the job meanwhile still gets the receipt: it is of what they sent.
    return received ?? { receipt: await requireReceipt(world, { id, sha256, employeeId: by }), isNew: true }
  })
}

async function requireAnswers(world: World, submission: NewSubmission) {
  const form = await findFormVersion(world, { slug: submission.form, version: submission.version })
  if (!form) throw formNotFound()
  const fields = answerFaults(form.definition, submission)
  if (fields) throw new Refusal(422, 'bad-fields', 'Some answers are missing or can’t be kept.', { fields })
  await requireLegalTexts(world, form.definition, submission)
  return form.definition
}

/** A legal text that nobody translated can't be signed in that language. */
async function requireLegalTexts(world: World, form: FormDefinition, submission: NewSubmission) {
  const { language = 'en', answers } = submission
  const named = pathOf(form, answers).shown.flatMap((field) => (field.type === 'legal' ? [field] : []))
  if (named.length === 0) return
  const texts = await readLegalTexts(world, language)
  const missing = named.filter(({ block, version }) => texts(block, version) === null)
  if (missing.length === 0) return
  const sentence = 'A text of this form has no checked translation. Sign it in English.'
  throw fieldRefusal(
    missing.map(({ id }) => id),
    sentence,
  )
}

type Filled = { form: FormDefinition; submission: NewSubmission; job_id: string }

async function requireFitsJob(world: World, { form, submission, job_id }: Filled) {
  const { facts } = await world.db
    .selectFrom('job')
    .select('facts')
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  requireState(form, lossState(StoredFacts.parse(facts)))
  if (!saysAllIsDry(submission)) return
  const merged = await mergedInto(world, job_id)
  requireDry(await countNotDry(world, [job_id, ...merged.map(({ id }) => id)]))
}
