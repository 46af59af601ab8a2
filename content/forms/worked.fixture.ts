import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { pathOf, type Answers } from '#domain/forms/answers/path.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Template } from './template.ts'

/** What fields of a template say once it is filled in like this. */
export function worked({ definition }: Template, answers: Answers, ...fields: string[]) {
  const { valueOf } = pathOf(FormDefinition.parse(definition), answers)
  return Object.fromEntries(fields.map((id) => [id, valueOf(id)]))
}

/** Which fields still want an answer before a template that is filled in like this can be submitted. */
export function wanted({ definition }: Template, answers: Answers) {
  return missingAnswers(FormDefinition.parse(definition), answers).map(({ field }) => field)
}

/** Rows of a table, from their cells. */
export function rows(...cells: Record<string, unknown>[]) {
  return cells.map((each, at) => ({ id: `row_${at}`, cells: each }))
}
