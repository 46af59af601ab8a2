import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import { signerOf } from '#domain/signing-requests/to-send.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import type { FormDraft } from '../../../store/form-drafts-view.ts'

/** A form that is filled in here and that someone else signs; `why` it can’t go out by link yet, or null. */
export type PaperToSend = { draft: FormDraft; answers: NewSubmission['answers']; why: string | null }

export function papersToSend(
  drafts: readonly FormDraft[],
  forms: readonly (FormDefinition | undefined)[],
): PaperToSend[] {
  return drafts.flatMap((draft, nth) => {
    const form = forms[nth]
    if (!form) return []
    const filled = filledAnswers(form, draft.answers, {})
    if (!toSign(form, filled)) return []
    const answers = frozenAnswers(form, filled)
    return [{ draft, answers, why: whyNot(form, answers) }]
  })
}

function whyNot(form: FormDefinition, answers: NewSubmission['answers']) {
  try {
    signerOf(form, answers)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
