import * as z from 'zod'
import { FieldId } from '#domain/forms/definition/field-id.ts'
import { Ink } from '#domain/forms/answers/ink.ts'
import { Language } from '#domain/preferences/language.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { SignsAs } from '#domain/forms/answers/signs-as.ts'
import type { signingDevices } from '#domain/forms/answers/signed.ts'

const Name = line(80, 'Enter your name.').min(2, 'Enter your name.')

const about = {
  /** Made by the browser of whoever signs: sending it twice signs once. */
  id: MadeId,
  request: sentId('There is no such paper to sign.'),
}

/** What the page of a link sends. `shown` is the hash of what was on the screen. */
export const SignerAnswer = z.discriminatedUnion('does', [
  z.strictObject({
    ...about,
    does: z.literal('sign'),
    shown: z.string().regex(/^[0-9a-f]{64}$/, 'Open the link again.'),
    name: Name,
    decisions: z.record(FieldId, line(80)).default({}),
    /** What was written by hand, by field: statements, initials and the signatures. */
    inks: z.record(FieldId, Ink).default({}),
    /** Initials of whoever can’t draw them, by field. A statement is never typed. */
    typed: z.record(FieldId, line(8)).default({}),
    way: z.enum(['drawn', 'typed']),
    consent: z.int(),
    has_read: z.literal(true, 'Read the whole text first.'),
    /** Where the notice of cancellation goes with the paper. */
    has_read_notice: z.boolean().default(false),
    /** That of the page around the paper. */
    read_in: Language.optional(),
    agrees: z.literal(true, 'Check the box to agree.'),
    /** Of somebody else than the paper names. */
    signs_as: SignsAs.optional(),
    copy_to: z.enum(['email', 'paper', 'download']),
  }),
  z.strictObject({
    ...about,
    does: z.literal('decline'),
    name: Name,
    reason: line(300, 'Enter your reason.').min(1, 'Enter your reason.'),
  }),
])
export type SignerAnswer = z.output<typeof SignerAnswer>
export type SignerSigns = Extract<SignerAnswer, { does: 'sign' }>

/** On what someone signed, as far as the name of their browser tells. */
export function deviceOf(userAgent: string | undefined): (typeof signingDevices)[number] {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent ?? '')) return 'tablet'
  return /Mobi|iPhone|Android/i.test(userAgent ?? '') ? 'phone' : 'computer'
}
