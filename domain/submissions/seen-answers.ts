import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { compileFormula } from '#domain/forms/formulas/formula.ts'

export type SeenWith = NonNullable<Field['seen_with']>

/**
 * By field, the permissions without which others don’t see its answer: those that the form asks for, that of claims where it takes a fact
 * of the insurance, and of what is counted those of all that it is counted from.
 */
export function permissionsToSee(form: FormDefinition): ReadonlyMap<string, ReadonlySet<SeenWith>> {
  const fields = fieldsOf(form)
  const needed = new Map(fields.map((field) => [field.id, new Set(ownOf(field))]))
  // What is counted may be counted from what is counted below it: each round takes it one step further.
  for (const _ of fields.filter(({ type }) => type === 'calculated'))
    if (!fields.some((field) => takeOver(field, needed))) break
  return needed
}

function ownOf(field: Field): SeenWith[] {
  const isOfInsurance = isQuestion(field) && field.fact?.startsWith('insurance.')
  return [...(field.seen_with ? [field.seen_with] : []), ...(isOfInsurance ? ['claims.view' as const] : [])]
}

/** Whether there was something to take over. */
function takeOver(field: Field, needed: ReadonlyMap<string, Set<SeenWith>>) {
  const own = needed.get(field.id)
  if (field.type !== 'calculated' || !own) return false
  const compiled = compileFormula(field.formula)
  const before = own.size
  for (const name of 'needs' in compiled ? compiled.needs : [])
    for (const permission of needed.get(name) ?? []) own.add(permission)
  return own.size > before
}

/** Answers without those of some fields. */
export function without<Value>(
  answers: Readonly<Record<string, Value>>,
  hidden: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !hidden.includes(field)))
}
