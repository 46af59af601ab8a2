import type { Clause, Condition } from '../definition/condition.ts'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import type { Field } from '../definition/field.ts'

/**
 * The fields that no answers at all bring onto the path. Looks along the whole path, section and field together and the fields
 * that they ask about: a condition may be possible by itself and not beside the one of its section. Where it can't tell, it leaves
 * the field out.
 */
export function neverShown(form: FormDefinition): Field[] {
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]))
  const clauses = clausesByField(form)
  return [...fields.values()].filter(({ id }) => {
    const demands = demandsOn(id, clauses)
    return [...demands].some(([asked, all]) => !canHold(fields.get(asked), all))
  })
}

/** What the way to each field surely asks of others. The same twice asks no more. */
function clausesByField({ sections }: FormDefinition) {
  return new Map(
    sections.flatMap(({ show_if, fields }) =>
      fields.map((field) => {
        const all = [show_if, field.show_if].flatMap((condition) => (condition ? surely(condition) : []))
        return [
          field.id,
          [...new Map(all.map((clause) => [JSON.stringify(clause), clause])).values()],
        ] as const
      }),
    ),
  )
}

/** What every way to a field asks of other fields, each field on it once: a form with many conditions takes no time to check. */
function demandsOn(id: string, clauses: ReadonlyMap<string, readonly Clause[]>): Map<string, Clause[]> {
  const demands = new Map<string, Clause[]>()
  const ahead = new Set([id])
  for (const next of ahead)
    for (const clause of clauses.get(next) ?? []) {
      const known = demands.get(clause.field)
      if (known) known.push(clause)
      else demands.set(clause.field, [clause])
      if (wantsAnswer(clause)) ahead.add(clause.field)
    }
  return demands
}

/** Only what stands in an `all`, as an `any` leaves a choice. */
function surely(condition: Condition): Clause[] {
  if ('any' in condition) return condition.any.length === 1 ? condition.any.flatMap(flat) : []
  return condition.all.flatMap(flat)
}

function flat(part: Clause | Condition): Clause[] {
  return 'field' in part ? [part] : surely(part)
}

/** Only a field that is shown has an answer. */
function wantsAnswer({ op }: Clause) {
  return op === 'answered' || op === 'is' || op === 'one_of' || op === 'at_least' || op === 'at_most'
}

/** Whether one answer of the field can meet all of these. */
function canHold(field: Field | undefined, clauses: readonly Clause[]): boolean {
  if (!field) return true
  const possible = answersPossible(field)
  if (possible)
    return [undefined, ...possible].some((answer) => clauses.every((clause) => meets(clause, answer)))
  const [least, most] = bounds(field, clauses)
  return least <= most
}

/** Every answer of a field that offers a few; several chips at once are left out, as they only make more possible. */
function answersPossible(field: Field): string[] | null {
  if (field.type === 'yes_no') return field.has_na ? ['yes', 'no', 'na'] : ['yes', 'no']
  return field.type === 'choice' ? field.options.map(({ id }) => id) : null
}

function meets(clause: Clause, answer: string | undefined) {
  switch (clause.op) {
    case 'answered':
      return answer !== undefined
    case 'not_answered':
      return answer === undefined
    case 'is':
      return answer === clause.value
    case 'is_not':
      return answer !== clause.value
    case 'one_of':
      return answer !== undefined && clause.values.includes(answer)
    case 'none_of':
      return answer === undefined || !clause.values.includes(answer)
    case 'at_least':
    case 'at_most':
      return false
  }
}

function bounds(field: Field, clauses: readonly Clause[]): [number, number] {
  const own =
    field.type === 'number' ? [field.min ?? -Infinity, field.max ?? Infinity] : [-Infinity, Infinity]
  let [least = -Infinity, most = Infinity] = own
  for (const clause of clauses) {
    if (clause.op === 'at_least') least = Math.max(least, clause.value)
    if (clause.op === 'at_most') most = Math.min(most, clause.value)
  }
  return [least, most]
}
