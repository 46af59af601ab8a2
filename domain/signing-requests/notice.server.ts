import { canonicalJson } from '#platform/canonical-json.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { companyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import { findNewestForm } from '#domain/forms/forms.server.ts'
import { dayCountedFrom } from '#domain/forms/signing/day-of-signing.ts'
import { noticeForm, noticesReceived } from '#domain/packets/gate-forms.ts'
import { noticeToRead } from '#domain/packets/notice-to-read.ts'
import { requireAnswers } from '#domain/submissions/fits.server.ts'
import { freeze } from '#domain/submissions/frozen.ts'
import { readFrozen } from '#domain/submissions/read-frozen.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { insertSubmission } from '#domain/submissions/submissions.server.ts'
import { branchesOf } from './to-send.ts'

type Given = NewSubmission['answers']

/** The notice of cancellation as whoever signs an agreement reads it. */
export type ShownNotice = { version: number; form: FormDefinition; answers: Given }

/** Whether whoever signs a paper says that they received the notice. */
export function asksForNotice(form: FormDefinition, answers: Given): boolean {
  const isAsked = ({ id }: { id: string }) => id === noticesReceived && !isAnswered(answers[id])
  return branchesOf(form, answers).some(({ asked }) => asked.initials.some(isAsked))
}

/**
 * The notice that goes with an agreement: the newest that the company has, with what the agreement and the company say. Null where nobody
 * has to say that they received it, and where it would not say who cancels, by when and to whom it is sent.
 */
export async function findNoticeFor(
  world: World,
  form: FormDefinition,
  agreement: Given,
): Promise<ShownNotice | null> {
  if (!asksForNotice(form, agreement)) return null
  const newest = await findNewestForm(world, noticeForm)
  if (!newest) return null
  const counted = dayCountedFrom(form)
  const day = counted === null ? null : agreement[counted]
  const answers = noticeToRead(newest.definition, {
    begun: undefined,
    agreement,
    company: companyOfForms(await getCompany(world)),
    signedOn: typeof day === 'string' ? day : null,
  })
  const { version, definition } = newest
  return answers && { version, form: definition, answers: frozenAnswers(definition, answers) }
}

type Keeping = Pick<NewSubmission, 'language'> & { job_id: string; by: string }

/** From then on the notice is a paper of the job, as it was read: the same is kept once. The answer is its ID. */
export async function keepNotice(
  world: World,
  { version, answers }: ShownNotice,
  { job_id, language, by }: Keeping,
): Promise<string> {
  const latest = await findLatest(world, job_id)
  if (latest && canonicalJson(readFrozen(latest.body).answers) === canonicalJson(answers)) return latest.id
  const at = world.now()
  const id = newId(at.getTime())
  const submission = {
    form: noticeForm,
    version,
    job_id,
    language,
    at: at.toISOString(),
    answers,
    blobs: [],
  }
  const form = await requireAnswers(world, submission)
  await insertSubmission(world, {
    id,
    form,
    submission,
    frozen: await freeze(submission),
    signatures: [],
    at,
    by,
    toldBy: null,
  })
  return id
}

function findLatest({ db }: World, jobId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'body'])
    .where('job_id', '=', jobId)
    .where('slug', '=', noticeForm)
    .where('state', 'not in', ['void', 'revised'])
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
