import type { SubmissionFilter } from '#domain/submissions/submission-query.ts'
import type { SubmissionState } from '#domain/submissions/submission.ts'
import type { ReviewSearch } from './search.ts'
import { stateWords } from './words.ts'

export type FormGroup = { state: SubmissionState; title: string; filter: SubmissionFilter }

const shown = ['submitted', 'needs_fix', 'amending', 'approved'] as const satisfies readonly SubmissionState[]

/** The groups of the list: by what each form waits for, or the one state that was chosen. */
export function formGroups({ q, ...search }: ReviewSearch): FormGroup[] {
  const states = search.state ? [search.state] : shown
  const wanted = { ...search, q: q?.trim() || undefined }
  return states.map((state) => ({ state, title: stateWords[state], filter: { ...wanted, state } }))
}
