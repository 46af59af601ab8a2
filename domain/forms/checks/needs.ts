import { fieldsAsked } from '../definition/condition.ts'
import type { Field } from '../definition/field.ts'
import { compileFormula } from '../formulas/formula.ts'

/** The formulas that a field counts by, those of its columns too. */
export function formulasOf(field: Field): string[] {
  if (field.type === 'calculated') return [field.formula]
  if (field.type !== 'table') return []
  return field.columns.flatMap((column) => (column.type === 'calculated' ? [column.formula] : []))
}

/** Which other fields decide whether a field is shown or needed, and what it counts. The columns of a table count among themselves. */
export function needsOf(field: Field): string[] {
  const conditions = [
    field.show_if,
    'need' in field && field.need !== 'always' ? field.need : undefined,
    'preset' in field ? field.preset?.when : undefined,
  ]
  return [
    ...conditions.flatMap((condition) => (condition ? fieldsAsked(condition) : [])),
    ...countedWith(field),
  ]
}

function countedWith(field: Field) {
  if (field.type !== 'calculated') return []
  const compiled = compileFormula(field.formula)
  return 'needs' in compiled ? compiled.needs : []
}
