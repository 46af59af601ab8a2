import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Wording } from '#domain/forms/definition/wording.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import { signerOf } from '#domain/signing-requests/to-send.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { Refusal } from '#platform/refusal.ts'
import type { FormDraft } from '../../../store/form-drafts-view.ts'

/** A form that is filled in here and that someone else signs; `why` it can’t go out by link yet, or null. */
export type PaperToSend = {
  draft: FormDraft
  answers: NewSubmission['answers']
  why: string | null
  /** The questions that are still to be answered. */
  open: readonly Wording[]
}

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
    return [{ draft, answers, ...whyNot(form, answers) }]
  })
}

function whyNot(form: FormDefinition, answers: NewSubmission['answers']) {
  try {
    signerOf(form, answers)
    return { why: null, open: [] }
  } catch (error) {
    const named = new Set(error instanceof Refusal ? Object.keys(error.extra.fields ?? {}) : [])
    const open = fieldsOf(form).flatMap(({ id, label }) => (named.has(id) ? [label] : []))
    return { why: error instanceof Error ? error.message : '', open }
  }
}
