import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'

/** The form for the previews: where a legal text isn't chosen yet, it says so in its place. */
export function formToShow(form: FormDefinition): FormDefinition {
  if (!form.sections.some(({ fields }) => fields.some(isUnchosen))) return form
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(shown) })),
  }
}

function shown(field: Field): Field {
  if (!isUnchosen(field)) return field
  const { id, label, help, show_if } = field
  return { id, label, help, show_if, type: 'info', text: { en: 'Choose the legal text.' } }
}

function isUnchosen(field: Field) {
  return field.type === 'legal' && field.block === ''
}
