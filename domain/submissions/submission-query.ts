import * as z from 'zod'
import { Day } from '#domain/company/day.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { SubmissionRow, submissionStates } from './submission.ts'

/** What a list of filled forms can be narrowed to, and what an export takes. */
export const SubmissionFilter = z
  .object({
    state: z.enum(submissionStates),
    form: FormSlug,
    job: sentId('Job not found.'),
    /** Who submitted it. */
    by: sentId('Person not found.'),
    /** The first and the last of the days on which it was received, where the company works. */
    since: Day,
    until: Day,
    /** The number of a job, or a part of the name of its customer, of who submitted it or of the form: never of an answer. */
    q: text(80),
  })
  .partial()
export type SubmissionFilter = z.output<typeof SubmissionFilter>

/** A page of filled forms, the last received first. */
export const SubmissionQuery = SubmissionFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(60).optional(),
})
export type SubmissionQuery = z.output<typeof SubmissionQuery>

export const SubmissionPage = z.object({ items: z.array(SubmissionRow), next: z.string().nullable() })
export type SubmissionPage = z.output<typeof SubmissionPage>
