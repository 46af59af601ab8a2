import { holds, type Condition } from '../definition/condition.ts'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import type { Field } from '../definition/field.ts'
import { runFormula } from '../formulas/formula.ts'
import { withRowFormulas } from './row-formulas.ts'

/** What was answered, by field. */
export type Answers = Readonly<Record<string, unknown>>

/** A form with answers: which fields are asked for, and what each of them says. */
export type Path = {
  /** In their order. */
  shown: readonly Field[]
  isShown: (id: string) => boolean
  /** What was answered or calculated; undefined where nothing is, or the field isn't shown. */
  valueOf: (id: string) => unknown
}

/**
 * A field is on the path only with its section, and what a hidden field was answered before counts as not answered: hiding a
 * field hides what depends on it. What depends on itself is hidden and has no value; the checks refuse such a form.
 */
export function pathOf(form: FormDefinition, answers: Answers): Path {
  const sections = new Map(form.sections.flatMap((section) => section.fields.map(({ id }) => [id, section])))
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]))
  const isShown = onceEach(false, (id) => {
    const field = fields.get(id)
    return field !== undefined && meets(sections.get(id)?.show_if) && meets(field.show_if)
  })
  const valueOf: Path['valueOf'] = onceEach<unknown>(undefined, (id) => {
    const field = fields.get(id)
    if (!field || !isShown(id)) return undefined
    if (field.type === 'calculated') return runFormula(field.formula, valueOf, field.decimals) ?? undefined
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
    return field.type === 'table' ? withRowFormulas(field.columns, answer) : answer
  })

  function meets(condition: Condition | undefined): boolean {
    return !condition || holds(condition, valueOf)
  }

  return { shown: [...fields.values()].filter(({ id }) => isShown(id)), isShown, valueOf }
}

/** Works it out once for each field, and answers `meanwhile` to who asks again before it is known. */
function onceEach<Value>(meanwhile: Value, workOut: (id: string) => Value) {
  const known = new Map<string, Value>()
  return (id: string): Value => {
    if (!known.has(id)) {
      known.set(id, meanwhile)
      known.set(id, workOut(id))
    }
    return known.get(id) ?? meanwhile
  }
}
