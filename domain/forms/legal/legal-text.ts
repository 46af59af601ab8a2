import * as z from 'zod'
import { lines } from '#platform/text/text.ts'
import { FieldId } from '../definition/field-id.ts'

const longestText = 20_000

/** A legal text by what it is about: forms name it with one of its versions. */
export const LegalBlock = FieldId

/**
 * Another version of a legal text; an empty line ends a paragraph. `newest` is the version that it was written from: 0 for a text that is
 * new. No lawyer has read it, which every paper says.
 */
export const NewLegalText = z.object({
  newest: z.int().min(0),
  /** Where it applies; everywhere if it names none. */
  states: z
    .array(z.enum(['OH', 'PA']))
    .max(2)
    .default([]),
  en: lines(longestText, 'Write it in English.').min(1, 'Write it in English.'),
  /** Left out where nobody stands behind a translation: then it can't be signed in Spanish. */
  es: lines(longestText).min(1, 'Write it in Spanish, or leave it out.').nullable().default(null),
})
export type NewLegalText = z.output<typeof NewLegalText>
