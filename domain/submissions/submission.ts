import * as z from 'zod'
import { Language } from '#domain/preferences/language.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { Reason } from '#domain/jobs/reason.ts'
import { FormSlug } from '#domain/forms/published-form.ts'
import { sentId } from '#platform/requests/sent-id.ts'

const mostBlobs = 200

/**
 * A filled form as a device freezes it. `at` is when it was submitted, by the clock of the device; without it, the moment it is received.
 * A fix or an amendment is another one that names the one it `revises`. Nothing is filled in for what is left out: the hash is that of
 * what was sent.
 */
export const NewSubmission = z.strictObject({
  form: FormSlug,
  version: z.int('Form not found.').min(1, 'Form not found.'),
  job_id: sentId('Job not found.').nullable().optional(),
  revises: sentId('Submission not found.').nullable().optional(),
  /** In which it was filled in and signed. */
  language: Language.optional(),
  at: z.iso.datetime().optional(),
  answers: z.record(z.string(), z.json()),
  /** Every photo that the answers name. */
  blobs: z.array(Sha256).max(mostBlobs, `Use no more than ${mostBlobs} photos.`),
})
export type NewSubmission = z.output<typeof NewSubmission>

export const submissionStates = ['submitted', 'needs_fix', 'approved', 'amending', 'revised', 'void'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** A device deletes what it stored only after a receipt whose hash is that of what it froze. */
export const SubmissionReceipt = z.object({ id: z.uuid(), sha256: Sha256, received_at: z.iso.datetime() })
export type SubmissionReceipt = z.output<typeof SubmissionReceipt>

export const SubmissionRow = SubmissionReceipt.extend({
  form: FormSlug,
  version: z.int(),
  job_id: z.uuid().nullable(),
  revises: z.uuid().nullable(),
  state: z.enum(submissionStates),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
  by: z.string(),
  employee_id: z.uuid(),
  revision: z.int(),
})
export type SubmissionRow = z.output<typeof SubmissionRow>

export const Submission = SubmissionRow.extend({
  language: Language,
  answers: NewSubmission.shape.answers,
  blobs: z.array(Sha256),
})
export type Submission = z.output<typeof Submission>

/** What the office decides: `revision` is the one that it looked at. */
export const Decision = z.object({ revision: z.int().min(1), reason: Reason.optional() })
