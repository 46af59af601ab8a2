import type * as z from 'zod'
import type { fieldOf } from '#domain/forms/definition/field.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'

type Definition = z.input<typeof FormDefinition>
export type TemplateSection = Definition['sections'][number]
export type TemplateField = z.input<ReturnType<typeof fieldOf>>
type TableField = Extract<TemplateField, { type: 'table' }>
export type TemplateColumn = TableField['columns'][number]
export type TemplateOption = Extract<TemplateField, { type: 'choice' }>['options'][number]
export type TemplateCondition = NonNullable<TemplateField['show_if']>

/** A form that comes with the product. The office may change a copy of it; the slug is what the paper is called. */
export type Template = {
  slug: string
  /** As the list of standard forms numbers it; the variants of one form for several states share it. */
  code: `F${number}`
  definition: Definition
}

export function defineTemplate({
  slug,
  code,
  ...form
}: Omit<Template, 'definition'> & Omit<Definition, 'format'>): Template {
  return { slug, code, definition: { format: 1, ...form } }
}
