import * as z from 'zod'

/** What is wrong with a form, and where. What blocks keeps it from being published. */
export const Finding = z.object({
  code: z.enum([
    'incomplete',
    'nothing-to-answer',
    'legal-without-signature',
    'legal-signature-optional',
    'legal-other-state',
    'unknown-legal-text',
    'legal-untranslated',
    'unknown-field',
    'formula',
    'cycle',
    'never-shown',
    'untranslated',
  ]),
  /** The ID of a field or a section; null where it is about the form. */
  field: z.string().nullable(),
  blocks: z.boolean(),
  /** What it names besides: another field, a formula's fault, what is missing as a sentence, the block of a legal text, its states. */
  about: z.string().optional(),
})
export type Finding = z.output<typeof Finding>
