import { isQuestion } from '#domain/forms/definition/field.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'

/**
 * The fields whose answers only those may see who see claims: what a form takes of the insurance of its job is hidden with the facts of
 * the job that it comes from.
 */
export function claimFields(form: FormDefinition): string[] {
  return fieldsOf(form).flatMap((field) =>
    isQuestion(field) && field.fact?.startsWith('insurance.') ? [field.id] : [],
  )
}

/** Answers without those of some fields. */
export function without<Value>(
  answers: Readonly<Record<string, Value>>,
  hidden: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !hidden.includes(field)))
}
