import type { Json } from '#platform/canonical-json.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { isAnswered } from '../definition/condition.ts'
import type { FormDefinition } from '../definition/definition.ts'
import { answersSchema } from './answers-schema.ts'
import { pathOf } from './path.ts'

/**
 * What is submitted of a filled form: what is shown, cleaned as the server would clean it, with what is counted from it. What was
 * answered where nothing is asked any more stays behind.
 */
export function frozenAnswers(form: FormDefinition, answers: Given): NewSubmission['answers'] {
  // Cleaned twice: what is counted from a text is counted from the clean one.
  return cleanedAnswers(form, cleanedAnswers(form, answers))
}

type Given = Readonly<Record<string, Json>>

function cleanedAnswers(form: FormDefinition, answers: Given) {
  const path = pathOf(form, answers)
  const shown = path.shown.flatMap(({ id }) => {
    const value = path.valueOf(id)
    return isAnswered(value) ? [[id, value] as const] : []
  })
  const told = Object.fromEntries(shown)
  const cleaned: unknown = answersSchema(form).safeParse(told).data ?? told
  const frozen: NewSubmission['answers'] = JSON.parse(JSON.stringify(cleaned))
  return frozen
}
