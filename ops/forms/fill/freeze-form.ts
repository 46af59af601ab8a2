import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { answerFaults } from '#domain/submissions/answer-faults.ts'
import { photosNamed } from '#domain/submissions/photos-named.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'

/** What would be submitted of answers that have all their presets, and what keeps it from being taken. */
export function freezeForm(form: FormDefinition, filled: FormDraft['answers']) {
  const answers = frozenAnswers(form, filled)
  const blobs = photosNamed(answers)
  return { answers, blobs, faults: answerFaults(form, { answers, blobs }) }
}

/** The same of a draft with every answer and signature that it needs; null where anything is missing or would be refused. */
export function freezeComplete(form: FormDefinition, answers: FormDraft['answers']) {
  const filled = filledAnswers(form, answers, {})
  if (missingAnswers(form, filled).length > 0) return null
  const { faults, ...frozen } = freezeForm(form, filled)
  return faults ? null : frozen
}
