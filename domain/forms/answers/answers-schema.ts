import * as z from 'zod'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import { isQuestion } from '../definition/field.ts'
import { answerOf } from './answer-of-field.ts'
import { Strokes, strokesForOthers } from './ink.ts'

/** What a filled form may hold: an answer of its own kind for each field, and nothing else. Which are needed says `missing.ts`. */
export function answersSchema(form: FormDefinition) {
  const fields = fieldsOf(form).filter((field) => isQuestion(field) || field.type === 'calculated')
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.id, answerOf(field).optional()])))
}

/** The same for other programs. */
export function answersJsonSchema(form: FormDefinition) {
  return z.toJSONSchema(answersSchema(form), {
    io: 'input',
    unrepresentable: ({ zodSchema }) => (zodSchema === Strokes ? strokesForOthers : 'throw'),
  })
}
