import * as z from 'zod'
import { line } from '#platform/text/text.ts'
import { FieldId } from './field-id.ts'
import type { Least } from './wording.ts'

const mostClauses = 12
const mostValues = 40

/** What an answer is compared with. `answered` needs nothing beside it. */
const clauseOf = (least: Least) =>
  z.union([
    z.object({ field: FieldId, op: z.enum(['answered', 'not_answered']) }),
    z.object({
      field: FieldId,
      op: z.enum(['is', 'is_not']),
      value: z.union([line(200), z.number(), z.boolean()]),
    }),
    z.object({
      field: FieldId,
      op: z.enum(['one_of', 'none_of']),
      values: z.array(line(200)).min(least).max(mostValues),
    }),
    z.object({ field: FieldId, op: z.enum(['at_least', 'at_most']), value: z.number() }),
  ])
export type Clause = z.output<ReturnType<typeof clauseOf>>

const groupOf = (least: Least) => {
  const clauses = z.array(clauseOf(least)).min(least, 'Add a condition.').max(mostClauses)
  return z.union([z.object({ all: clauses }), z.object({ any: clauses })])
}

const partOf = (least: Least) => z.union([clauseOf(least), groupOf(least)])

/** When a field or a section is shown or needed: data, so that the builder can edit it. Groups stand one level deep. */
export function conditionOf(least: Least) {
  const parts = z.array(partOf(least)).min(least, 'Add a condition.').max(mostClauses)
  return z.union([z.object({ all: parts }), z.object({ any: parts })])
}
export type Condition = z.output<ReturnType<typeof conditionOf>>

type Part = z.output<ReturnType<typeof partOf>>

/** The answer of a field; undefined where it has none or isn't shown. */
export type AnswerOf = (field: string) => unknown

export function holds(condition: Condition, answerOf: AnswerOf): boolean {
  return 'all' in condition
    ? condition.all.every((part) => partHolds(part, answerOf))
    : condition.any.some((part) => partHolds(part, answerOf))
}

/** Every field that a condition asks about. */
export function fieldsAsked(condition: Condition): string[] {
  const parts = 'all' in condition ? condition.all : condition.any
  return [...new Set(parts.flatMap((part) => ('field' in part ? [part.field] : fieldsAsked(part))))]
}

export function isAnswered(answer: unknown) {
  return (
    answer !== undefined &&
    answer !== null &&
    answer !== '' &&
    !(Array.isArray(answer) && answer.length === 0)
  )
}

function partHolds(part: Part, answerOf: AnswerOf) {
  return 'field' in part ? clauseHolds(part, answerOf(part.field)) : holds(part, answerOf)
}

function clauseHolds(clause: Clause, answer: unknown) {
  switch (clause.op) {
    case 'answered':
      return isAnswered(answer)
    case 'not_answered':
      return !isAnswered(answer)
    case 'is':
      return includes(answer, clause.value)
    case 'is_not':
      return !includes(answer, clause.value)
    case 'one_of':
      return clause.values.some((value) => includes(answer, value))
    case 'none_of':
      return !clause.values.some((value) => includes(answer, value))
    case 'at_least':
      return typeof answer === 'number' && answer >= clause.value
    case 'at_most':
      return typeof answer === 'number' && answer <= clause.value
  }
}

/** Of several chips one is enough. */
function includes(answer: unknown, value: unknown) {
  return Array.isArray(answer) ? answer.includes(value) : answer === value
}
