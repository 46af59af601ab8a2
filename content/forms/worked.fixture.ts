import { pathOf, type Answers } from '#domain/forms/answers/path.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Template } from './template.ts'

/** What fields of a template say once it is filled in like this. */
export function worked({ definition }: Template, answers: Answers, ...fields: string[]) {
  const { valueOf } = pathOf(FormDefinition.parse(definition), answers)
  return Object.fromEntries(fields.map((id) => [id, valueOf(id)]))
}

/** Rows of a table, from their cells. */
export function rows(...cells: Record<string, unknown>[]) {
  return cells.map((each, at) => ({ id: `row_${at}`, cells: each }))
}
