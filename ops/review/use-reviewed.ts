import { useQuery } from '@tanstack/react-query'
import { answerChanges, answerLines } from '#domain/submissions/answer-lines.ts'
import { signaturesIn } from '#domain/submissions/signatures-in.ts'
import type { Submission } from './review-api.ts'
import { formVersionQuery, submissionQuery } from './queries.ts'

/** The answers of a form in its own words, and what changed since the one whose place it took. Undefined until it is known. */
export function useReviewed(submission: Submission) {
  const form = useQuery(formVersionQuery(submission.form, submission.version)).data?.definition
  const before = useBefore(submission.revises)
  if (!form) return { form, answers: undefined, signers: [], before: before.submission, changes: undefined }
  const { answers, language } = submission
  const filled = { form, answers, language }
  const { submission: old, form: oldForm } = before
  const changes =
    old && oldForm ? answerChanges({ form: oldForm, answers: old.answers, language }, filled) : undefined
  const signed = signaturesIn(form, answers).filter(({ way }) => way !== 'declined')
  const signers = [...new Set(signed.map(({ name }) => name))]
  return { form, answers: answerLines(filled), signers, before: old, changes }
}

/** The one that it revises, with the version that it was filled with. */
function useBefore(id: string | null) {
  const { data } = useQuery({ ...submissionQuery(id ?? ''), enabled: id !== null })
  const form = useQuery({
    ...formVersionQuery(data?.form ?? '', data?.version ?? 0),
    enabled: data !== undefined,
  }).data?.definition
  return { submission: data, form }
}
