import { minute } from '#platform/time.ts'
import type { LeadRow } from '#domain/leads/lead.ts'

/** A new request that waits longer than this is shown in red. */
export const overdueAfter = 5 * minute

type Waiting = Pick<LeadRow, 'status' | 'received_at' | 'quarantined'>

export function isOverdue({ status, received_at, quarantined }: Waiting, now: Date) {
  return status === 'new' && !quarantined && now.getTime() - Date.parse(received_at) > overdueAfter
}
