import { companyDay } from '#domain/company/time-zone.ts'
import { daysToChange } from '#domain/forms/signing/day-of-signing.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { Signed } from '#domain/forms/answers/signed.ts'
import { asJson } from '#platform/canonical-json.ts'
import { forgetSignings } from '../../store/stored-signings.ts'
import { setAnswer } from '../drafts/queries.ts'
import { signaturesOf, type Paper, type PaperState } from './paper-state.ts'

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

/** Stores the signatures of a paper, and the day on which all of them count, as one. */
export async function signPaper(paper: Paper, papers: readonly Paper[], state: PaperState): Promise<void> {
  const now = new Date()
  const signed = signaturesOf(paper, state, now.toISOString())
  await Promise.all([
    ...daysOf(papers, now).map(({ id, field, on }) => setAnswer(id, field, on)),
    ...signed.map(([field, each]) => setAnswer(paper.draft.id, field, asJson(each))),
  ])
  await forgetSignings(paper.draft.id)
}

/** Of a declined signature nothing else of the paper changes. */
export async function declinePaper(paper: Paper, field: string, declined: Signed): Promise<void> {
  await setAnswer(paper.draft.id, field, asJson(declined))
}
