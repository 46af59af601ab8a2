import * as z from 'zod'
import { Condition } from './condition.ts'
import { Field } from './field.ts'
import { FieldId } from './field-id.ts'
import { sourceOf } from './job-rows.ts'
import { wording } from './wording.ts'

const mostSections = 40
const mostFields = 300

const Section = z.object({
  id: FieldId,
  title: wording(120),
  show_if: Condition.optional(),
  fields: z.array(Field).max(100, 'Use no more than 100 fields in a section.'),
})
export type Section = z.output<typeof Section>

/** A form as data, in a format of our own: what the builder writes, a phone shows, a person signs and paper prints. */
export const FormDefinition = z
  .strictObject({
    /** Of the format, so that later ones can still read what was published earlier. */
    format: z.literal(1),
    title: wording(120),
    /** Where it may be used, by the address of the loss; everywhere if it says none. */
    states: z
      .array(z.enum(['OH', 'PA']))
      .max(2)
      .default([]),
    sections: z.array(Section).min(1, 'Add a section.').max(mostSections),
  })
  .superRefine((form, context) => {
    const ids = form.sections.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)])
    const twice = ids.find((id, at) => ids.indexOf(id) !== at)
    if (twice)
      context.addIssue({ code: 'custom', message: `Two parts have the ID “${twice}”.`, path: ['sections'] })
    if (ids.length > mostFields + mostSections)
      context.addIssue({
        code: 'custom',
        message: `Use no more than ${mostFields} fields.`,
        path: ['sections'],
      })
    for (const field of fieldsOf(form)) {
      const columns = field.type === 'table' ? field.columns.map(({ id }) => id) : []
      if (new Set(columns).size < columns.length)
        context.addIssue({ code: 'custom', message: 'Two columns have the same ID.', path: ['sections'] })
      const strange = strangeFact(field)
      if (strange)
        context.addIssue({
          code: 'custom',
          message: `The rows of this table don’t have “${strange}”.`,
          path: ['sections'],
        })
    }
  })
export type FormDefinition = z.output<typeof FormDefinition>

/** What a column takes from the job although the rows of its table are about something else. */
function strangeFact(field: Field) {
  if (field.type !== 'table') return undefined
  const facts = field.columns.flatMap((column) => ('fact' in column && column.fact ? [column.fact] : []))
  return facts.find((fact) => sourceOf(fact) !== field.rows_from)
}

/** Every field in the order in which it is asked. */
export function fieldsOf({ sections }: Pick<FormDefinition, 'sections'>): Field[] {
  return sections.flatMap(({ fields }) => fields)
}
