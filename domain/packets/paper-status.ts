import type { PaperSignature } from '#domain/submissions/paper-signature.ts'
import { withdrawal } from './gate-forms.ts'
import type { FormSigner, JobPaper } from './job-paper.ts'

export type PaperStatus = 'open' | 'done' | 'declined' | 'canceled' | 'needs_fix' | 'void'

const standing: readonly JobPaper['state'][] = ['submitted', 'approved', 'amending']

/**
 * Where a form of a job stands. Who canceled has canceled until that paper is void. What the office wants fixed or made void does no longer count; what it opened for an amendment does,
 * until the amendment takes its place. Who declined has not signed.
 */
export function paperStatus(paper: JobPaper | null, signers: readonly FormSigner[]): PaperStatus {
  if (!paper) return 'open'
  const isGone = paper.state === 'void' || paper.state === 'revised'
  if (!isGone && isWithdrawn(paper.signatures)) return 'canceled'
  if (!standing.includes(paper.state)) return paper.state === 'needs_fix' ? 'needs_fix' : 'void'
  const isRefused = signers.some(
    ({ field, is_needed }) =>
      is_needed && paper.signatures.some((each) => each.field === field && each.way === 'declined'),
  )
  return isRefused ? 'declined' : 'done'
}

/** Whether the customer signed to cancel. */
export function isWithdrawn(signatures: readonly Pick<PaperSignature, 'field' | 'way'>[]): boolean {
  return signatures.some(({ field, way }) => field === withdrawal && way !== 'declined')
}
