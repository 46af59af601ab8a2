import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Clause, Condition } from '#domain/forms/definition/condition.ts'
import { answersOffered, opWords, valuesOf } from './clauses.ts'
import { nameOf } from './new-field.ts'

/** A condition as a sentence: "“Sewage?” is Yes and “Depth” is at least 3". */
export function conditionWords(form: Pick<FormDefinition, 'sections'>, condition: Condition): string {
  const parts = 'all' in condition ? condition.all : condition.any
  const words = parts.map((part) =>
    'field' in part ? clauseWords(form, part) : `(${conditionWords(form, part)})`,
  )
  return words.join('all' in condition ? ' and ' : ' or ')
}

function clauseWords(form: Pick<FormDefinition, 'sections'>, clause: Clause) {
  const field = fieldsOf(form).find(({ id }) => id === clause.field)
  const offered = field ? answersOffered(field) : null
  const values = valuesOf(clause).map(
    (value) => offered?.find((answer) => answer.value === value)?.label ?? String(value),
  )
  const name = field ? `“${nameOf(field)}”` : `“${clause.field}”, which is gone,`
  return [name, opWords[clause.op], values.join(', ')].filter(Boolean).join(' ')
}
