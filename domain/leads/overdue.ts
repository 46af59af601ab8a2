import { minute } from '#platform/time.ts'
import type { LeadRow } from './lead.ts'

/** Who is in need now is called within so many minutes; what waits longer is shown in red. */
export const minutesToCall = 5

export function waitsTooLong(since: string, now: Date) {
  return now.getTime() - Date.parse(since) > minutesToCall * minute
}

type Waiting = Pick<LeadRow, 'status' | 'received_at' | 'quarantined'>

export function isOverdue({ status, received_at, quarantined }: Waiting, now: Date) {
  return status === 'new' && !quarantined && waitsTooLong(received_at, now)
}
