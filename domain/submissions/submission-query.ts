import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { SubmissionRow, submissionStates } from './submission.ts'

/** A page of filled forms, the last received first. */
export const SubmissionQuery = z.object({
  state: z.enum(submissionStates).optional(),
  job: sentId('Job not found.').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(60).optional(),
})
export type SubmissionQuery = z.output<typeof SubmissionQuery>

export const SubmissionPage = z.object({ items: z.array(SubmissionRow), next: z.string().nullable() })
export type SubmissionPage = z.output<typeof SubmissionPage>
