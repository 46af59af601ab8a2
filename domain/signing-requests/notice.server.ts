import { canonicalJson } from '#platform/canonical-json.ts'
import type { World } from '#platform/world.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { CompanyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import { findNewestForm } from '#domain/forms/forms.server.ts'
import { dayCountedFrom } from '#domain/forms/signing/day-of-signing.ts'
import { noticeForm, noticesReceived } from '#domain/packets/gate-forms.ts'
import { noticeToRead } from '#domain/packets/notice-to-read.ts'
import { readFrozen } from '#domain/submissions/read-frozen.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { branchesOf } from './to-send.ts'

type Given = NewSubmission['answers']

/** The notice of cancellation as whoever signs an agreement reads it. */
export type ShownNotice = { version: number; form: FormDefinition; answers: Given }

/** A paper that waits to be signed, as far as its notice depends on it. */
type Agreement = { form: FormDefinition; answers: Given }

/** Whether whoever signs a paper says that they received the notice. */
export function asksForNotice({ form, answers }: Agreement): boolean {
  const isAsked = ({ id }: { id: string }) => id === noticesReceived && !isAnswered(answers[id])
  return branchesOf(form, answers).some(({ asked }) => asked.initials.some(isAsked))
}

/**
 * The notice that goes with an agreement: the newest that the company has, with what the agreement and the company say. Null where nobody
 * has to say that they received it, and where it would not say who cancels, by when and to whom it is sent.
 */
export async function findNoticeFor(
  world: World,
  { form, answers: agreement }: Agreement,
  company: CompanyOfForms,
): Promise<ShownNotice | null> {
  if (!asksForNotice({ form, answers: agreement })) return null
  const newest = await findNewestForm(world, noticeForm)
  if (!newest) return null
  const counted = dayCountedFrom(form)
  const day = counted === null ? null : agreement[counted]
  const answers = noticeToRead(newest.definition, {
    begun: undefined,
    agreement,
    company,
    signedOn: typeof day === 'string' ? day : null,
  })
  const { version, definition } = newest
  return answers && { version, form: definition, answers: frozenAnswers(definition, answers) }
}

/** The notice that a job has, where it says just that; its ID, or null. */
export async function findSameNotice(
  { db }: World,
  jobId: string,
  { answers }: ShownNotice,
): Promise<string | null> {
  const latest = await db
    .selectFrom('submission')
    .select(['id', 'body'])
    .where('job_id', '=', jobId)
    .where('slug', '=', noticeForm)
    .where('state', 'not in', ['void', 'revised'])
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSame = latest && canonicalJson(readFrozen(latest.body).answers) === canonicalJson(answers)
  return isSame ? latest.id : null
}
