import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'

type Fact = 'customer.name' | 'customer.relation' | 'customer.phone' | 'customer.email'

/** What the job said of its customer, as it stands in the form. */
export function factOf(form: FormDefinition, answers: FormDraft['answers'], fact: Fact): string | null {
  const field = fieldOfFact(form, fact)
  const answer = field && answers[field.id]
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null
}

export function fieldOfFact(form: FormDefinition, fact: Fact) {
  return fieldsOf(form).find((each) => 'fact' in each && each.fact === fact)
}
