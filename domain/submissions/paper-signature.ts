import * as z from 'zod'
import { copyWays } from '#domain/forms/answers/signed.ts'
import { Language } from '#domain/preferences/language.ts'
import { SignsAs } from '#domain/forms/answers/signs-as.ts'

/** That someone signed, or declined before a witness. `signer` is the role in which they were asked. */
export const PaperSignature = z.object({
  field: z.string(),
  signer: z.string(),
  way: z.enum(['drawn', 'typed', 'paper', 'declined']),
  name: z.string(),
  at: z.iso.datetime(),
  witness: z.string().nullable().default(null),
  /** On a device of their own, behind a link. */
  by_link: z.boolean().default(false),
  /** Where it isn’t that role: of who signs in place of the owner. */
  signs_as: SignsAs.optional(),
  /** How they get their copy; absent of who wasn’t asked, and of earlier ones. */
  copy_to: z.enum(copyWays).optional(),
  read_in: Language.optional(),
})
export type PaperSignature = z.output<typeof PaperSignature>
