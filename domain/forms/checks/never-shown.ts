import type { Clause, Condition } from '../definition/condition.ts'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import type { Field } from '../definition/field.ts'

/**
 * Whether no answers at all bring a field onto the path. Looks along the whole path, section and field together and the fields
 * that they ask about: a condition may be possible by itself and not beside the one of its section. Where it can't tell, it says no.
 */
export function isNeverShown(form: FormDefinition, field: Field): boolean {
  const demands = demandsOn(form, field.id, new Set())
  return demands === 'impossible' || [...demands.values()].some((clauses) => !canHold(form, clauses))
}

type Demands = Map<string, Clause[]>

/** What every way to a field asks of other fields: only what stands in an `all`, as an `any` leaves a choice. */
function demandsOn(form: FormDefinition, id: string, seen: Set<string>): Demands | 'impossible' {
  const demands: Demands = new Map()
  if (seen.has(id)) return demands
  seen.add(id)
  const section = form.sections.find(({ fields }) => fields.some((each) => each.id === id))
  const field = section?.fields.find((each) => each.id === id)
  const clauses = [section?.show_if, field?.show_if].flatMap((condition) =>
    condition ? surely(condition) : [],
  )
  for (const clause of clauses) {
    demands.set(clause.field, [...(demands.get(clause.field) ?? []), clause])
    if (!wantsAnswer(clause)) continue
    const further = demandsOn(form, clause.field, seen)
    if (further === 'impossible') return further
    for (const [asked, more] of further) demands.set(asked, [...(demands.get(asked) ?? []), ...more])
  }
  return demands
}

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
function canHold(form: FormDefinition, clauses: readonly Clause[]): boolean {
  const field = fieldsOf(form).find(({ id }) => id === clauses[0]?.field)
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
