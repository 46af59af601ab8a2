import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { sectionOf } from './edits.ts'
import { nameOf } from './new-field.ts'

/** Where a part stands once it was moved, for whoever doesn't see it. */
export function movedWords(before: FormDefinition, after: FormDefinition, id: string): string {
  const nth = after.sections.findIndex((section) => section.id === id)
  if (nth >= 0) {
    const name = `Section “${after.sections[nth]?.title.en || 'without a title'}”`
    if (before === after) return `${name} can’t go any further.`
    return `${name} is now section ${nth + 1} of ${after.sections.length}.`
  }
  const field = fieldsOf(after).find((each) => each.id === id)
  const section = sectionOf(after, id)
  if (!field || !section) return ''
  if (before === after) return `“${nameOf(field)}” can’t go any further.`
  const place = section.fields.indexOf(field) + 1
  const where = section.title.en || 'the section without a title'
  return `“${nameOf(field)}” is now field ${place} of ${section.fields.length} in ${where}.`
}
