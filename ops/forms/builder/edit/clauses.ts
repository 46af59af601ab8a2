import type { Clause } from '#domain/forms/definition/condition.ts'
import type { Field } from '#domain/forms/definition/field.ts'

export type Op = Clause['op']

export const opWords: Record<Op, string> = {
  is: 'is',
  is_not: 'is not',
  one_of: 'is one of',
  none_of: 'is none of',
  at_least: 'is at least',
  at_most: 'is at most',
  answered: 'is answered',
  not_answered: 'is not answered',
}

/** What can be asked about the answer of a field. */
export function opsOf(field: Field): readonly Op[] {
  switch (field.type) {
    case 'yes_no':
      return ['is', 'is_not', 'answered', 'not_answered']
    case 'choice':
    case 'chips':
      return ['is', 'is_not', 'one_of', 'none_of', 'answered', 'not_answered']
    case 'number':
    case 'money':
    case 'calculated':
      return ['at_least', 'at_most', 'is', 'is_not', 'answered', 'not_answered']
    case 'short_text':
    case 'long_text':
    case 'code':
    case 'date':
    case 'time':
      return ['is', 'is_not', 'answered', 'not_answered']
    default:
      return ['answered', 'not_answered']
  }
}

/** Info and legal texts have no answer to ask about. */
export function canBeAsked({ type }: Field) {
  return type !== 'info' && type !== 'legal'
}

export type Choice = { value: string; label: string }

/** The answers that a field offers; null where it takes any. */
export function answersOffered(field: Field): Choice[] | null {
  if (field.type === 'choice' || field.type === 'chips')
    return field.options.map(({ id, label }, nth) => ({ value: id, label: label.en || `Option ${nth + 1}` }))
  if (field.type !== 'yes_no') return null
  const answers = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ]
  return field.has_na ? [...answers, { value: 'na', label: 'Doesn’t apply' }] : answers
}

/** What is asked about a field first: its first answer, or that it is answered at all. */
export function newClause(field: Field): Clause {
  const [op = 'answered'] = opsOf(field)
  return clauseOf(field, op)
}

/** The same question put another way; what it was compared with stays where it fits. */
export function withOp(field: Field, clause: Clause, op: Op): Clause {
  const value = valuesOf(clause)[0]
  const blank = clauseOf(field, op)
  if (value === undefined) return blank
  if ('values' in blank) return { ...blank, values: valuesOf(clause).map(String) }
  if (blank.op === 'is' || blank.op === 'is_not') return { ...blank, value }
  return typeof value === 'number' && 'value' in blank ? { ...blank, value } : blank
}

function clauseOf({ id: field, ...about }: Field, op: Op): Clause {
  const first = answersOffered({ id: field, ...about })?.[0]?.value
  const isNumber = about.type === 'number' || about.type === 'money' || about.type === 'calculated'
  switch (op) {
    case 'answered':
    case 'not_answered':
      return { field, op }
    case 'one_of':
    case 'none_of':
      return { field, op, values: first === undefined ? [] : [first] }
    case 'at_least':
    case 'at_most':
      return { field, op, value: 0 }
    case 'is':
    case 'is_not':
      return { field, op, value: first ?? (isNumber ? 0 : '') }
  }
}

export function valuesOf(clause: Clause): readonly (string | number | boolean)[] {
  if ('values' in clause) return clause.values
  return 'value' in clause ? [clause.value] : []
}

/** The question nearest above, as what is asked most often: one with a few answers before the others. */
export function nearestAsked(fields: readonly Field[], id: string): Field | undefined {
  const at = fields.findIndex((field) => field.id === id)
  const above = fields.slice(0, at === -1 ? fields.length : at).filter((field) => canBeAsked(field))
  return (
    above.findLast((field) => answersOffered(field) !== null) ??
    above.at(-1) ??
    fields.find((field) => field.id !== id && canBeAsked(field))
  )
}
