import type { LeadRow } from './lead-row.ts'
import { mayDispatch } from './may-dispatch.ts'

type Claimable = Pick<LeadRow, 'status' | 'quarantined'> & { assigned_to: object | string | null }

/** What keeps a request from being claimed by anyone; null where it is nobody's, open, and not held in quarantine. */
export function whyNotClaim({ status, quarantined, assigned_to }: Claimable) {
  if (assigned_to) return 'claimed'
  if (!mayDispatch({ quarantined })) return 'quarantined'
  return status === 'closed' ? 'closed' : null
}
