import type { FormDefinition, Section } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'

// What the office does to a form, each as a function of the form: the one before stays as it was, so that it can be undone.

/** Behind a field; behind the last one of a section, where the section is named; without either at the end. */
export function addField(form: FormDefinition, field: Field, after: string | null): FormDefinition {
  const section =
    form.sections.find(({ id, fields }) => id === after || hasField(fields, after)) ?? form.sections.at(-1)
  if (!section) return form
  const place = section.fields.findIndex(({ id }) => id === after)
  const at = place === -1 ? section.fields.length : place + 1
  return inSection(form, section.id, (fields) => fields.toSpliced(at, 0, field))
}

export function changeField(
  form: FormDefinition,
  id: string,
  change: (field: Field) => Field,
): FormDefinition {
  const section = sectionOf(form, id)
  if (!section) return form
  return inSection(form, section.id, (fields) =>
    fields.map((field) => (field.id === id ? change(field) : field)),
  )
}

export function removeField(form: FormDefinition, id: string): FormDefinition {
  const section = sectionOf(form, id)
  return section ? inSection(form, section.id, (fields) => fields.filter((field) => field.id !== id)) : form
}

/** Right below, with an ID of its own. The options and columns keep theirs: they are known within their field. */
export function copyField(form: FormDefinition, id: string, newId: string): FormDefinition {
  const field = findField(form, id)
  if (!field) return form
  const { en, es } = field.label
  const label = { en: `${en} (copy)`, ...(es !== undefined && { es: `${es} (copia)` }) }
  return addField(form, { ...field, id: newId, label }, id)
}

/** One place up or down. From the edge of its section it goes on into the next one. */
export function moveField(form: FormDefinition, id: string, by: 1 | -1): FormDefinition {
  const nth = form.sections.findIndex(({ fields }) => hasField(fields, id))
  const section = form.sections[nth]
  if (!section) return form
  const at = section.fields.findIndex((field) => field.id === id)
  const next = section.fields[at + by]
  if (next)
    return placeField(form, id, {
      section: section.id,
      before: by === -1 ? next.id : (section.fields[at + 2]?.id ?? null),
    })
  const neighbor = form.sections[nth + by]
  if (!neighbor) return form
  return placeField(form, id, {
    section: neighbor.id,
    before: by === 1 ? (neighbor.fields[0]?.id ?? null) : null,
  })
}

/** Where a field is dropped: before another one of the section, or at its end. */
export type Place = { section: string; before: string | null }

export function placeField(form: FormDefinition, id: string, { section, before }: Place): FormDefinition {
  const field = findField(form, id)
  if (!field || before === id || !form.sections.some((each) => each.id === section)) return form
  return inSection(removeField(form, id), section, (fields) => {
    const at = fields.findIndex((each) => each.id === before)
    return fields.toSpliced(at === -1 ? fields.length : at, 0, field)
  })
}

export function addSection(form: FormDefinition, section: Section, after: string | null): FormDefinition {
  const at = form.sections.findIndex(({ id, fields }) => id === after || hasField(fields, after))
  return { ...form, sections: form.sections.toSpliced(at === -1 ? form.sections.length : at + 1, 0, section) }
}

export function changeSection(
  form: FormDefinition,
  id: string,
  changed: Partial<Pick<Section, 'title' | 'show_if'>>,
): FormDefinition {
  return {
    ...form,
    sections: form.sections.map((section) => (section.id === id ? { ...section, ...changed } : section)),
  }
}

export function moveSection(form: FormDefinition, id: string, by: 1 | -1): FormDefinition {
  const at = form.sections.findIndex((section) => section.id === id)
  const section = form.sections[at]
  if (!section || !form.sections[at + by]) return form
  return { ...form, sections: form.sections.toSpliced(at, 1).toSpliced(at + by, 0, section) }
}

/** With all of its fields. The last one stays: a form without a section can't be stored. */
export function removeSection(form: FormDefinition, id: string): FormDefinition {
  if (form.sections.length < 2) return form
  return { ...form, sections: form.sections.filter((section) => section.id !== id) }
}

export function findField(form: FormDefinition, id: string | null): Field | undefined {
  return form.sections.flatMap(({ fields }) => fields).find((field) => field.id === id)
}

/** The section that a field stands in. */
export function sectionOf(form: FormDefinition, id: string): Section | undefined {
  return form.sections.find(({ fields }) => hasField(fields, id))
}

function hasField(fields: readonly Field[], id: string | null) {
  return fields.some((field) => field.id === id)
}

function inSection(form: FormDefinition, id: string, change: (fields: Field[]) => Field[]): FormDefinition {
  return {
    ...form,
    sections: form.sections.map((section) =>
      section.id === id ? { ...section, fields: change(section.fields) } : section,
    ),
  }
}
