import * as z from 'zod'
import { Language } from '#domain/preferences/language.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { Reason } from '#domain/jobs/reason.ts'
import { FieldId } from '#domain/forms/definition/field-id.ts'
import { wording } from '#domain/forms/definition/wording.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { CopyGiven } from './copies-given.ts'
import { isBoundedJson, opensMoreThan } from '#platform/bounded-json.ts'
import { signingChannels } from '#domain/signing-requests/signing-channels.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'

const mostBlobs = 200
const mostSignedAgain = 50
/** More than any form has; `numbers` are the points of what was drawn. */
const mostAnswers = { values: 50_000, numbers: 1_000_000, depth: 12, letters: 10_000 }
export const tooLong = 'These answers are too long, or can’t be read.'
/** What a version is stored as. */
const largestVersion = 2_147_483_647

/** Whether the text of a form opens more than any form has, so that it need not be parsed. */
export function isTooLong(json: string): boolean {
  return opensMoreThan(json, mostAnswers.values)
}

/** Of which kind each has to be, the form says. They are only looked at, never copied: a form can be megabytes of ink. */
export function anyAnswers() {
  return z.custom<Record<string, z.core.util.JSONType>>(isAnswers, tooLong)
}

function isAnswers(value: unknown) {
  return (
    typeof value === 'object' && !Array.isArray(value) && value !== null && isBoundedJson(value, mostAnswers)
  )
}

/** Why what was signed was signed once more before it was submitted. */
export const SignedAgain = z.strictObject({
  at: z.iso.datetime(),
  reason: Reason,
  /** Whose signatures were taken away. */
  who: z.array(line(80, 'Enter the name.')).max(mostSignedAgain),
})
export type SignedAgain = z.output<typeof SignedAgain>

/**
 * A filled form as a device freezes it. `at` is when it was submitted, by the clock of the device; without it, the moment it is received.
 * A fix or an amendment is another one that names the one it `revises`. Nothing is filled in for what is left out: the hash is that of
 * what was sent.
 */
export const NewSubmission = z.strictObject({
  form: FormSlug,
  version: z.int('Form not found.').min(1, 'Form not found.').max(largestVersion, 'Form not found.'),
  job_id: sentId('Job not found.').nullable().optional(),
  revises: sentId('Submission not found.').nullable().optional(),
  /** In which it was filled in and signed. */
  language: Language.optional(),
  at: z.iso.datetime().optional(),
  /** Each time that signatures were taken away, the earliest first. */
  signed_again: z.array(SignedAgain).max(mostSignedAgain).optional(),
  answers: anyAnswers(),
  /** Every photo that the answers name. */
  blobs: z.array(Sha256).max(mostBlobs, `Use no more than ${mostBlobs} photos.`),
})
export type NewSubmission = z.output<typeof NewSubmission>

export const submissionStates = ['submitted', 'needs_fix', 'approved', 'amending', 'revised', 'void'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** A device deletes what it stored only after a receipt whose hash is that of what it froze. */
export const SubmissionReceipt = z.object({ id: z.uuid(), sha256: Sha256, received_at: z.iso.datetime() })
export type SubmissionReceipt = z.output<typeof SubmissionReceipt>

export const SubmissionRow = SubmissionReceipt.omit({ sha256: true }).extend({
  form: FormSlug,
  version: z.int(),
  job_id: z.uuid().nullable(),
  revises: z.uuid().nullable(),
  state: z.enum(submissionStates),
  /** By someone who has to sign it. */
  is_declined: z.boolean(),
  /** When it was first offered again after that. */
  offered_at: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** At which field the office asks for a fix; null where it is about the whole form. */
  fix_field: FieldId.nullable(),
  at: z.iso.datetime(),
  by: z.string(),
  employee_id: z.uuid(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  revision: z.int(),
  title: wording(200),
  job_number: z.string().nullable(),
  customer: z.string().nullable(),
  town: z.string().nullable(),
})
export type SubmissionRow = z.output<typeof SubmissionRow>

/** A photo of a filled form, with addresses that are good for minutes. */
const SubmissionPhoto = z.object({
  sha256: Sha256,
  width: z.int(),
  height: z.int(),
  at: z.iso.datetime(),
  url: z.string(),
  thumbnail_url: z.string(),
})

export const Submission = SubmissionRow.extend({
  /** Of what was frozen. Empty where some of it is hidden: short answers could be guessed until it fits. */
  sha256: z.union([Sha256, z.literal('')]),
  language: Language,
  answers: NewSubmission.shape.answers,
  blobs: z.array(Sha256),
  /** Those that this person may see. */
  photos: z.array(SubmissionPhoto),
  /** Fields whose answers this person may not see: they are left out. */
  hidden: z.array(FieldId),
  /** Where a frame shows the stored paper, for minutes, once it was made; null where some of it, a photo among it, is hidden. */
  paper_url: z.string().nullable(),
  /** The rest of what was frozen, exactly as it was sent: with the answers and photos it has the hash `sha256`. */
  frame: z.record(z.string(), z.json()),
  /** The one that took its place. */
  revised_by: z.uuid().nullable(),
  /** Where it was signed behind a link: who signed, and who had sent it to them, how and when. */
  link: z
    .object({
      signer: z.string(),
      channel: z.enum(signingChannels),
      by: z.string(),
      sent_at: z.iso.datetime(),
    })
    .nullable(),
  /** How whoever signed it got their copies. */
  copies: z.array(CopyGiven),
  /** How many came before it, with itself: 1 where it revises none. */
  nth: z.int(),
})
export type Submission = z.output<typeof Submission>

/** What the office decides: `revision` is the one that it looked at, `field` the one at which it asks for a fix. */
export const Decision = z.object({
  revision: z.int().min(1),
  reason: Reason.optional(),
  field: FieldId.optional(),
})

/** How many filled forms wait for the office, and since when the one that waits longest. */
export const SubmissionsWaiting = z.object({
  submitted: z.int(),
  needs_fix: z.int(),
  oldest_at: z.iso.datetime().nullable(),
})
export type SubmissionsWaiting = z.output<typeof SubmissionsWaiting>
