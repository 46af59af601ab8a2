import { companyDay } from '#domain/company/time-zone.ts'
import { daysToChange } from '#domain/forms/signing/day-of-signing.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { Signed } from '#domain/forms/answers/signed.ts'
import { noticeForm } from '#domain/packets/gate-forms.ts'
import { asJson, canonicalJson } from '#platform/canonical-json.ts'
import { forgetSignings } from '../../store/stored-signings.ts'
import { isFormHere } from '../drafts/agreement-day.ts'
import { beginAnswered, setAnswer } from '../drafts/queries.ts'
import { answersOfSigner, signsAsOf } from './who-signs.ts'
import { emailGiven, signaturesOf, type Paper, type PaperState } from './paper-state.ts'
import type { ShownNotice } from './use-notice.ts'

/** The days on which papers that are not signed yet would change if they were signed today. */
export function daysOf(papers: readonly Paper[], now: Date) {
  const drafts = papers.map(({ draft, form, toSign }) => ({
    id: draft.id,
    form,
    answers: draft.answers,
    isSigned: toSign.signatures.some(({ id }) => isAnswered(draft.answers[id])),
  }))
  return daysToChange(drafts, companyDay(now))
}

type Signing = {
  paper: Paper
  papers: readonly Paper[]
  /** What whoever signs says that they received. */
  notice: ShownNotice | null
}

/** Stores the signatures of a paper, and the day on which all of them count, as one, with the notice that they say they received. */
export async function signPaper({ paper, papers, notice }: Signing, state: PaperState): Promise<void> {
  const now = new Date()
  if (notice) await storeNotice(notice)
  const given = emailGiven(paper, state)
  const signed = signaturesOf(paper, state, now.toISOString())
  await Promise.all([
    ...Object.entries(answersOfSigner(paper, state.signings)).map(([field, answer]) =>
      setAnswer(paper.draft.id, field, answer),
    ),
    ...(given ? [setAnswer(paper.draft.id, given.field, given.email)] : []),
    ...daysOf(papers, now).map(({ id, field, on }) => setAnswer(id, field, on)),
    ...signed.map(([field, each]) => setAnswer(paper.draft.id, field, asJson(each))),
  ])
  await forgetSignings(paper.draft.id)
}

/** Initials and statement are those of the person who was named: another one writes their own. */
export async function forgetWritten({ draft, toSign }: Paper): Promise<void> {
  const written = [...toSign.statements, ...toSign.initials.filter(({ signer }) => signer === 'owner')]
  const given = written.filter(({ id }) => isAnswered(draft.answers[id]))
  await Promise.all(given.map(({ id }) => setAnswer(draft.id, id, undefined)))
}

/** Of a declined signature nothing else of the paper changes. */
export async function declinePaper(
  paper: Paper,
  field: Paper['toSign']['signatures'][number],
  { declined, state }: { declined: Signed; state: PaperState },
): Promise<void> {
  const signing = state.signings[field.id]
  const signs_as = signing && signsAsOf(paper, field, signing)
  await setAnswer(paper.draft.id, field.id, asJson({ ...declined, ...(signs_as && { signs_as }) }))
}

/** From then on the notice is a paper of the job, complete and as they read it: nobody fills it in afterward. */
async function storeNotice({ form, version, begun, draft: { job_id, answers, ...draft } }: ShownNotice) {
  if (begun) {
    const changed = Object.entries(answers).filter(
      ([field, answer]) => canonicalJson(begun.answers[field] ?? null) !== canonicalJson(answer),
    )
    await Promise.all(changed.map(([field, answer]) => setAnswer(begun.id, field, answer)))
  } else if (job_id !== null && !isFormHere(job_id, noticeForm)) {
    const { language, began_at } = draft
    await beginAnswered(form, { form: noticeForm, version, job_id, language, answers, began_at })
  }
}
