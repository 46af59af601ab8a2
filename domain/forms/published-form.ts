import * as z from 'zod'
import { FormDefinition } from './definition/definition.ts'
import { FormSlug } from './form-slug.ts'

/** A form as it stands in the list: its newest version. */
export const PublishedForm = z.object({
  slug: FormSlug,
  title: FormDefinition.shape.title,
  states: FormDefinition.shape.states,
  version: z.int(),
  published_at: z.iso.datetime(),
})
export type PublishedForm = z.output<typeof PublishedForm>

export const FormVersion = z.object({
  slug: FormSlug,
  version: z.int(),
  definition: FormDefinition,
  published_at: z.iso.datetime(),
})
export type FormVersion = z.output<typeof FormVersion>

/** A text that forms name by its block and version: it never changes. Null where nobody translated it. */
export const PublishedLegalText = z.object({
  block: z.string(),
  version: z.int(),
  states: z.array(z.string()),
  en: z.string(),
  es: z.string().nullable(),
})
export type PublishedLegalText = z.output<typeof PublishedLegalText>
