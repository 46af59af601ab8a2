import { minute } from '#platform/time.ts'
import type { LeadRow } from '../lead-row.ts'

// The first call to whoever sent a request: who waits for it, after how long that shows, and until when it was promised.

type Waiting = Pick<LeadRow, 'status' | 'quarantined' | 'cancelled_at'>

/**
 * Whether its customer waits for the first call. Whoever canceled does not; that they were not claimed is another question, and
 * stays open until a person has answered it.
 */
export function waitsForCall({ status, quarantined, cancelled_at }: Waiting) {
  return status === 'new' && !quarantined && cancelled_at === null
}

/** The same in any query over `lead`, as a condition of SQL; in the words of the index `lead_uncalled`. */
export const waitingForCallSql = `lead.status = 'new' and lead.quarantined_at is null and lead.cancelled_at is null`

/**
 * A request that waits longer turns red. That is a warning, and comes before the call is late: late it is by the clock “Contacted”
 * (`domain/jobs/stages/clocks.ts`), which carriers measure and the company sets in Job set-up. What was promised is a third thing.
 */
export const minutesToRed = 5

export function waitsTooLong(since: string, now: Date) {
  return now.getTime() - Date.parse(since) > minutesToRed * minute
}

export function isCallWaitingTooLong(lead: Waiting & Pick<LeadRow, 'received_at'>, now: Date) {
  return waitsForCall(lead) && waitsTooLong(lead.received_at, now)
}

/** Until when the company’s promise has a call made to who sent a request then; null where it promises no time. */
export function promisedCall(receivedAt: Date, minutes: number | null): string | null {
  return minutes === null ? null : new Date(receivedAt.getTime() + minutes * minute).toISOString()
}
