import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { asJson, canonicalJson, sha256Of } from '#platform/canonical-json.ts'
import type { Submission } from './review-api.ts'
import type { SubmissionFilter } from '#domain/submissions/submission-query.ts'
import { fetchPaper, getFormVersion, getSubmission, listForms, listSubmissions } from './review-api.ts'
import { submissionsKey } from './stale-queries.ts'

const firstPage: string | undefined = undefined

export function formListQuery(filter: SubmissionFilter) {
  return infiniteQueryOptions({
    queryKey: [...submissionsKey, 'list', filter] as const,
    queryFn: ({ pageParam }) => listSubmissions(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: [...submissionsKey, 'one', id] as const,
    queryFn: () => getSubmission(id),
  })
}

/** Versions never change. */
export function formVersionQuery(slug: string, version: number) {
  return queryOptions({
    queryKey: ['form-version', slug, version] as const,
    queryFn: () => getFormVersion(slug, version),
    staleTime: Infinity,
  })
}

export const formsQuery = queryOptions({ queryKey: ['forms'] as const, queryFn: listForms })

/** The paper, its hash as it was counted here, and how many pages it has. Its bytes never change once they are stored. */
export function paperQuery(id: string) {
  return queryOptions({
    queryKey: ['form-paper', id] as const,
    queryFn: () => fetchPaper(id),
    staleTime: Infinity,
  })
}

/** The hash of what this answer holds, counted here again. Where some answers are hidden it can’t be counted. */
export function recountQuery({ id, sha256, frame, answers, blobs, hidden }: Submission) {
  return queryOptions({
    queryKey: ['form-hash', id, sha256] as const,
    queryFn: async () =>
      hidden.length > 0
        ? null
        : { counted: await sha256Of(canonicalJson(asJson({ ...frame, answers, blobs }))) },
    staleTime: Infinity,
  })
}
