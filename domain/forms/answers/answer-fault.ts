import type * as z from 'zod'
import { isAnswered } from '../definition/condition.ts'
import { isQuestion, type Field } from '../definition/field.ts'
import { answerOf } from './answer-of-field.ts'

const schemas = new WeakMap<Field, z.ZodType>()

/** What nobody types: ink, photos, and rows, which say for themselves what is wrong with them. */
const untyped: ReadonlySet<Field['type']> = new Set([
  'signature',
  'initials',
  'handwriting',
  'sketch',
  'photos',
  'table',
])

/** Why what someone typed or chose can’t be kept as it is, as a sentence; undefined where it can. */
export function answerFault(field: Field, value: unknown): string | undefined {
  if (!isQuestion(field) || !isAnswered(value) || untyped.has(field.type)) return undefined
  const schema = schemas.get(field) ?? answerOf(field)
  schemas.set(field, schema)
  return schema.safeParse(value).error?.issues[0]?.message
}
