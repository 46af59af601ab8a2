import { decidingFields } from '#domain/forms/answers/declining.ts'
import type { Answers } from '#domain/forms/answers/path.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isQuestion, type Field } from '#domain/forms/definition/field.ts'

/**
 * With what a paper begins that was declined and is offered again: what was filled in. What its customer decides, writes and signs is
 * theirs to give anew, and its day is that of the new one.
 */
export function offeredAgain(form: FormDefinition, answers: Answers): Answers {
  const deciding = decidingFields(form)
  const isAnew = (field: Field) =>
    byHand.has(field.type) ||
    deciding.has(field.id) ||
    (isQuestion(field) && (field.fact?.startsWith('form.') ?? false))
  const stays = new Set(fieldsOf(form).flatMap((field) => (isAnew(field) ? [] : [field.id])))
  return Object.fromEntries(Object.entries(answers).filter(([field]) => stays.has(field)))
}

const byHand: ReadonlySet<Field['type']> = new Set<Field['type']>(['signature', 'initials', 'handwriting'])
