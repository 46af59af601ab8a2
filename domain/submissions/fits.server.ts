import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import { readLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { keptFamily } from '#domain/jobs/family.server.ts'
import { StoredFacts } from '#domain/jobs/facts/facts.ts'
import { lossState } from '#domain/packets/loss-state.ts'
import { requireDry, requireState, saysAllIsDry } from '#domain/packets/fits-job.ts'
import { countNotDry, seesReadings } from '#domain/readings/dried/not-dry.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { answerFaults } from './answer-faults.ts'
import type { NewSubmission } from './submission.ts'

/** The form that something was filled in with, once its answers fit it. */
export async function requireAnswers(world: World, submission: NewSubmission) {
  const form = await findFormVersion(world, { slug: submission.form, version: submission.version })
  if (!form) throw formNotFound()
  const fields = answerFaults(form.definition, submission)
  if (fields) throw new Refusal(422, 'bad-fields', 'Some answers are missing or can’t be kept.', { fields })
  await requireLegalTexts(world, form.definition, submission)
  return form.definition
}

/** A legal text that nobody translated can't be signed in that language. */
export async function requireLegalTexts(world: World, form: FormDefinition, submission: NewSubmission) {
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

type Filled = {
  form: FormDefinition
  submission: NewSubmission
  job_id: string
  /** Who is told how many points aren’t dry, if they may see readings. Null for a customer. */
  reader: Allowed<'forms.submit'> | null
}

/**
 * Refuses a form of another state than the loss, and a certificate while points are not dry. A job that was merged into another one is the
 * other one: it is in its state, and dry when all of it is.
 */
export async function requireFitsJob(world: World, { form, submission, job_id, reader }: Filled) {
  const family = await keptFamily(world, job_id)
  const { facts } = await world.db
    .selectFrom('job')
    .select('facts')
    .where('id', '=', family[0])
    .executeTakeFirstOrThrow()
  requireState(form, lossState(StoredFacts.parse(facts)))
  if (!saysAllIsDry(submission)) return
  const isTold = reader !== null && (await seesReadings(world, reader, family[0]))
  requireDry(await countNotDry(world, family), isTold)
}
