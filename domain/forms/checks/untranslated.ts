import type { FormDefinition } from '../definition/definition.ts'
import type { Field } from '../definition/field.ts'
import { missingLanguages, type Wording } from '../definition/wording.ts'

/** The sections and fields in which something has no Spanish. */
export function untranslatedParts(form: FormDefinition): (string | null)[] {
  const title = isGap(form.title) ? [null] : []
  const parts = form.sections.flatMap(({ id, title: heading, fields }) => [
    ...(isGap(heading) ? [id] : []),
    ...fields.filter((field) => wordingsOf(field).some(isGap)).map((field) => field.id),
  ])
  return [...title, ...parts]
}

function isGap(wording: Wording) {
  return missingLanguages(wording).length > 0
}

function wordingsOf(field: Field): Wording[] {
  const own = [field.label, ...(field.help ? [field.help] : [])]
  if (field.type === 'info') return [...own, field.text]
  if (field.type === 'choice' || field.type === 'chips')
    return [...own, ...field.options.map(({ label }) => label)]
  if (field.type !== 'table') return own
  const columns = field.columns.flatMap((column) => [
    column.label,
    ...(column.type === 'choice' ? column.options.map(({ label }) => label) : []),
  ])
  return [...own, ...columns]
}
