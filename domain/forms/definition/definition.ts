import * as z from 'zod'
import { conditionOf } from './condition.ts'
import { fieldOf, type Field } from './field.ts'
import { FieldId } from './field-id.ts'
import { sourceOf } from './job-rows.ts'
import { wording, type Least } from './wording.ts'

export const mostSections = 40
export const mostFields = 300

function sectionOf(least: Least) {
  return z.object({
    id: FieldId,
    title: wording(120, least),
    show_if: conditionOf(least).optional(),
    fields: z.array(fieldOf(least)).max(100, 'Use no more than 100 fields in a section.'),
  })
}
export type Section = z.output<ReturnType<typeof sectionOf>>

/** A form as data, in a format of our own: what the builder writes, a phone shows, a person signs and paper prints. */
export const FormDefinition = definitionOf(1)
export type FormDefinition = z.output<typeof FormDefinition>

/** A form of which no text or list may be empty, or one that is still being made. Both have the same shape. */
export function definitionOf(least: Least) {
  return z
    .strictObject({
      /** Of the format, so that later ones can still read what was published earlier. */
      format: z.literal(1),
      title: wording(120, least),
      /** Where it may be used, by the address of the loss; everywhere if it says none. */
      states: z
        .array(z.enum(['OH', 'PA']))
        .max(2)
        .default([]),
      sections: z
        .array(sectionOf(least))
        .min(least, 'Add a section.')
        .max(mostSections, `Use no more than ${mostSections} sections.`),
    })
    .superRefine((form, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: ['sections'] })
      const ids = form.sections.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)])
      const twice = firstTwice(ids)
      if (twice) refuse(`Two parts have the ID “${twice}”.`)
      if (ids.length - form.sections.length > mostFields) refuse(`Use no more than ${mostFields} fields.`)
      for (const field of fieldsOf(form)) {
        const columns = field.type === 'table' ? field.columns.map(({ id }) => id) : []
        if (firstTwice(columns)) refuse('Two columns have the same ID.')
        const strange = strangeFact(field)
        if (strange && least > 0) refuse(`The rows of this table don’t have “${strange}”.`)
      }
    })
}

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

function firstTwice(ids: readonly string[]) {
  const seen = new Set<string>()
  return ids.find((id) => seen.size === seen.add(id).size)
}
