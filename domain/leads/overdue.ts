import { minute } from '#platform/time.ts'
import type { LeadRow } from './lead.ts'

/** Who is in need now is called within so many minutes; what waits longer is shown in red. */
export const minutesToCall = 5

export function waitsTooLong(since: string, now: Date) {
  return now.getTime() - Date.parse(since) > minutesToCall * minute
}

type Waiting = Pick<LeadRow, 'status' | 'quarantined' | 'cancelled_at'>

/**
 * Whether its customer waits for the first call. Whoever canceled does not; that they were not claimed is another question, and
 * stays open until a person has answered it.
 */
export function waitsForCall({ status, quarantined, cancelled_at }: Waiting) {
  return status === 'new' && !quarantined && cancelled_at === null
}

export function isOverdue(lead: Waiting & Pick<LeadRow, 'received_at'>, now: Date) {
  return waitsForCall(lead) && waitsTooLong(lead.received_at, now)
}
