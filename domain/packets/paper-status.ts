import { withdrawal } from './gate-forms.ts'
import type { FormSigner, JobPaper } from './job-paper.ts'

export type PaperStatus = 'open' | 'done' | 'declined' | 'canceled' | 'needs_fix' | 'void'

const standing: readonly JobPaper['state'][] = ['submitted', 'approved', 'amending']

/**
 * Where a form of a job stands. What the office wants fixed or made void does no longer count; what it opened for an amendment does,
 * until the amendment takes its place. Who declined has not signed.
 */
export function paperStatus(paper: JobPaper | null, signers: readonly FormSigner[]): PaperStatus {
  if (!paper) return 'open'
  if (!standing.includes(paper.state)) return paper.state === 'needs_fix' ? 'needs_fix' : 'void'
  const given = paper.signatures.filter(({ way }) => way !== 'declined')
  if (given.some(({ field }) => field === withdrawal)) return 'canceled'
  const isRefused = signers.some(
    ({ field, is_needed }) =>
      is_needed && paper.signatures.some((each) => each.field === field && each.way === 'declined'),
  )
  return isRefused ? 'declined' : 'done'
}
