import * as z from 'zod'
import { CopyGiven } from '#domain/submissions/copies-given.ts'
import { PaperSignature } from '#domain/submissions/paper-signature.ts'
import { submissionStates } from '#domain/submissions/submission.ts'

/** The newest filled form of its kind at a job, as far as lists tell of it. */
export const JobPaper = z.object({
  id: z.uuid(),
  state: z.enum(submissionStates),
  /** What the office asks for, or why it is void. */
  reason: z.string().nullable(),
  at: z.iso.datetime(),
  by: z.string(),
  signatures: z.array(PaperSignature),
  /** When it was first offered again, having been declined. */
  offered_at: z.iso.datetime().nullable(),
  /** How whoever signed it got their copies. */
  copies: z.array(CopyGiven),
})
export type JobPaper = z.output<typeof JobPaper>

/** Who is asked to sign a form. */
export const FormSigner = z.object({ field: z.string(), signer: z.string(), is_needed: z.boolean() })
export type FormSigner = z.output<typeof FormSigner>
