import * as z from 'zod'
import { SubmissionFilter } from '#domain/submissions/submission-query.ts'
import { lazily } from '#platform/lazily.ts'

export const longestSearch = 80

/** The filters of the list as they are in the address; anything invalid is left out. */
const ReviewSearch = lazily(() => {
  const filters = SubmissionFilter.shape
  return z.object({
    state: filters.state.catch(undefined),
    form: filters.form.catch(undefined),
    job: filters.job.catch(undefined),
    by: filters.by.catch(undefined),
    since: filters.since.catch(undefined),
    until: filters.until.catch(undefined),
    q: z
      .string()
      .transform((typed) => typed.slice(0, longestSearch) || undefined)
      .optional()
      .catch(undefined),
  })
})
export type ReviewSearch = z.output<ReturnType<typeof ReviewSearch>>

export function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  return ReviewSearch().parse(search)
}

/** Whether anything is set. */
export function isNarrowed(search: ReviewSearch) {
  return Object.values(search).some((value) => value !== undefined)
}
