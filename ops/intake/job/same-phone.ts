import type { JobMatch } from '#domain/jobs/matches.ts'

/** As many as stand in a line or two. */
const most = 3

/** What else is open under the number of a job: the same loss may have been called in twice. */
export function samePhone(jobId: string, matches: readonly JobMatch[]) {
  return matches.filter(({ id, is_open }) => is_open && id !== jobId).slice(0, most)
}
