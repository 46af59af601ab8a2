import { FormDefinition } from './definition/definition.ts'

type Sections = { id?: string; show_if?: unknown; fields: readonly object[] }[]

/** A form with these sections, whose labels are their IDs where a test says nothing of them. */
export function aForm(sections: Sections): FormDefinition {
  return FormDefinition.parse({
    format: 1,
    title: { en: 'A form' },
    sections: sections.map(({ id, fields, ...section }, at) => ({
      id: id ?? `section_${at}`,
      title: { en: `Section ${at + 1}` },
      ...section,
      fields: fields.map((field) => ({ label: { en: 'id' in field ? String(field.id) : '' }, ...field })),
    })),
  })
}
