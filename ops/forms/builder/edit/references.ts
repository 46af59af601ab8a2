import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Clause, Condition } from '#domain/forms/definition/condition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { compileFormula } from '#domain/forms/formulas/formula.ts'

/** One part of a form that names another one. `at` is the field or section in which it does. */
export type Mention = {
  at: string
  in: 'show_if' | 'need' | 'preset' | 'formula' | 'column'
  of: string
  /** An option or a column of it. */
  part?: string
}

export function mentionsIn(form: FormDefinition): Mention[] {
  return form.sections.flatMap(({ id, show_if, fields }) => [
    ...inCondition(id, 'show_if', show_if),
    ...fields.flatMap((field) => mentionsOf(field)),
  ])
}

/** What names something that isn't there, or isn't offered. */
export function danglingIn(form: FormDefinition): Mention[] {
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]))
  return mentionsIn(form).filter((mention) => {
    const of = fields.get(mention.of)
    if (mention.in === 'column') return !of || !namesColumn(of, mention.part)
    return !of || (mention.part !== undefined && !offers(of, mention.part))
  })
}

/** What an edit leaves without what it asks about: told to whoever edits, and never dropped. */
export function brokenBy(before: FormDefinition, after: FormDefinition): Mention[] {
  const known = new Set(danglingIn(before).map(keyOf))
  return danglingIn(after).filter((mention) => !known.has(keyOf(mention)))
}

/** Which parts ask about a field. */
export function askersOf(form: FormDefinition, field: string): Mention[] {
  return mentionsIn(form).filter(({ of, at }) => of === field && at !== field)
}

function mentionsOf(field: Field): Mention[] {
  const { id } = field
  const need = 'need' in field && field.need !== 'always' ? field.need : undefined
  return [
    ...inCondition(id, 'show_if', field.show_if),
    ...inCondition(id, 'need', need),
    ...inCondition(id, 'preset', 'preset' in field ? field.preset?.when : undefined),
    ...(field.type === 'calculated' ? inFormula(id, field.formula) : []),
    ...(field.type === 'table' ? columnsIn(field) : []),
  ]
}

function inCondition(
  at: string,
  where: 'show_if' | 'need' | 'preset',
  condition: Condition | undefined,
): Mention[] {
  return condition
    ? clausesIn(condition).flatMap((clause) => {
        const values = valuesOf(clause)
        const named = { at, in: where, of: clause.field }
        return values.length === 0 ? [named] : values.map((part) => ({ ...named, part }))
      })
    : []
}

export function clausesIn(condition: Condition): Clause[] {
  const parts = 'all' in condition ? condition.all : condition.any
  return parts.flatMap((part) => ('field' in part ? [part] : clausesIn(part)))
}

function valuesOf(clause: Clause): string[] {
  if ('values' in clause) return clause.values
  return 'value' in clause && typeof clause.value === 'string' ? [clause.value] : []
}

function inFormula(at: string, formula: string): Mention[] {
  const compiled = compileFormula(formula)
  if (!('needs' in compiled)) return []
  const summed = [...formula.matchAll(/\bsum\(\s*([a-z]\w*)\s*,\s*["'](\w+)["']/g)]
  return [
    ...compiled.needs.map((of) => ({ at, in: 'formula', of }) as const),
    ...summed.map(([, of = '', part = '']) => ({ at, in: 'column', of, part }) as const),
  ]
}

/** The formulas of a table count with the cells of their row. */
function columnsIn(table: Extract<Field, { type: 'table' }>): Mention[] {
  return table.columns.flatMap((column) => {
    const compiled = column.type === 'calculated' ? compileFormula(column.formula) : null
    if (!compiled || !('needs' in compiled)) return []
    return compiled.needs.map((part) => ({ at: table.id, in: 'column', of: table.id, part }) as const)
  })
}

function namesColumn(field: Field, part: string | undefined) {
  return field.type === 'table' && field.columns.some(({ id }) => id === part)
}

/** A field that takes any words may be asked for any of them. */
function offers(field: Field, value: string) {
  if (field.type === 'choice' || field.type === 'chips') return field.options.some(({ id }) => id === value)
  if (field.type === 'yes_no') return value === 'yes' || value === 'no' || (field.has_na && value === 'na')
  return field.type !== 'number' && field.type !== 'money'
}

function keyOf({ at, in: where, of, part }: Mention) {
  return `${at} ${where} ${of} ${part ?? ''}`
}
