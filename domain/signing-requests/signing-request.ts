import * as z from 'zod'
import { wording } from '#domain/forms/definition/wording.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { day, minute } from '#platform/time.ts'
import { signingChannels, type SigningChannel } from './signing-channels.ts'

/** A code on a screen is read at once; a message may lie for days. */
export const linkLasts: Readonly<Record<SigningChannel, number>> = {
  qr: 30 * minute,
  text: 7 * day,
  email: 7 * day,
}

export const mostPapers = 8

/** One link for the papers that one person signs. `to` is the number or the address that was shown; a code has none. */
const ToSend = z.object({
  link_id: MadeId,
  channel: z.enum(signingChannels, 'Choose a text message, an email or a code.'),
  to: line(200).default(''),
})

const isAddressed = {
  path: ['to'],
  message: 'Enter the address under People & Claim first.',
}

/** Papers that are filled in up to the signature, in the order in which they are signed. */
export const NewSigningRequests = ToSend.extend({
  job_id: sentId('Job not found.'),
  papers: z
    .array(
      z.object({
        id: MadeId,
        /** Of the filled form that it becomes. */
        submission_id: sentId('Submission not found.'),
        submission: NewSubmission,
      }),
    )
    .min(1, 'Choose a form.')
    .max(mostPapers, `Use no more than ${mostPapers} forms.`),
}).refine(({ channel, to }) => channel === 'qr' || to !== '', isAddressed)
export type NewSigningRequests = z.output<typeof NewSigningRequests>

/** A new link to the same papers. */
export const NewSigningLink = ToSend.refine(({ channel, to }) => channel === 'qr' || to !== '', isAddressed)
export type NewSigningLink = z.output<typeof NewSigningLink>

/** `address` of a code alone: of what is sent, only whoever receives it learns it. */
export const SigningLink = z.object({
  expires_at: z.iso.datetime(),
  address: z.string().nullable(),
})
export type SigningLink = z.output<typeof SigningLink>

export const signingStates = ['open', 'signed', 'declined', 'revoked', 'expired'] as const
export type SigningState = (typeof signingStates)[number]

/** Where a paper stands that went out to be signed, as the packet of its job tells of it. */
export const SigningRequest = z.object({
  id: z.uuid(),
  form: FormSlug,
  version: z.int(),
  title: wording(200),
  state: z.enum(signingStates),
  channel: z.enum(signingChannels),
  signer: z.string(),
  /** Who signed it before it went out. */
  signed_by: z.array(z.string()),
  /** Of the newest link. */
  made_at: z.iso.datetime(),
  by: z.string(),
  expires_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
  /** Of who signed or declined, and why they declined. */
  name: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether this person sees all of it: only then they may take it back. */
  may_open: z.boolean(),
  /** The same of all that waits behind its link: a new one would lead to all of it. */
  may_send: z.boolean(),
})
export type SigningRequest = z.output<typeof SigningRequest>

/** What was to be signed, given back to whoever fills it in. */
export const TakenBack = z.object({
  submission: NewSubmission.pick({ form: true, version: true, answers: true, revises: true, language: true }),
})
export type TakenBack = z.output<typeof TakenBack>
