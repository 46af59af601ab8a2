import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { progressOf } from '#domain/forms/answers/progress.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'

/** How far a draft is, with what is preset: the form itself counts the same. */
export function countProgress(form: FormDefinition, answers: FormDraft['answers']) {
  return progressOf(form, filledAnswers(form, answers, {}))
}
