import * as z from 'zod'
import { Language } from '#domain/preferences/language.ts'

/** As much of a frozen form as it takes to open it again. */
export type Frozen = z.output<typeof Frozen>
export const Frozen = z.object({
  form: z.string(),
  version: z.int(),
  job_id: z.string().nullish(),
  revises: z.string().nullish(),
  language: Language.optional(),
  signed_again: z
    .array(z.object({ at: z.string(), reason: z.string(), who: z.array(z.string()) }))
    .optional(),
  answers: z.record(z.string(), z.json()),
})
