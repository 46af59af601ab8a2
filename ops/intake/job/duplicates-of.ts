import type { JobMatch } from '#domain/jobs/matches.ts'

/** As many as stand in a line or two. */
const most = 3

type Found = { ofPhone: readonly JobMatch[]; ofAddress: readonly JobMatch[] }
export type Duplicate = { match: JobMatch; same: 'phone' | 'address' }

/** What else is open under the number of a job, or at its house: the same loss may have been called in twice. */
export function duplicatesOf(jobId: string, { ofPhone, ofAddress }: Found): Duplicate[] {
  const known = new Set([jobId, ...ofPhone.map(({ id }) => id)])
  const all: Duplicate[] = [
    ...ofPhone.filter(({ id }) => id !== jobId).map((match) => ({ match, same: 'phone' as const })),
    ...ofAddress.filter(({ id }) => !known.has(id)).map((match) => ({ match, same: 'address' as const })),
  ]
  return all.filter(({ match }) => match.is_open).slice(0, most)
}
