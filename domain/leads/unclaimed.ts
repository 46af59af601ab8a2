import type { LeadFilter, LeadQuery } from './lead-query.ts'
import type { LeadRow } from './lead-row.ts'

type Held = Pick<LeadRow, 'status' | 'quarantined'> & { assigned_to: object | string | null }

// What unclaimed means: new, held by no one, and not in quarantine. A test compares the forms in which it is said here, row by row.

/** Of a request at hand. */
export function isUnclaimed({ status, quarantined, assigned_to }: Held) {
  return status === 'new' && !quarantined && !assigned_to
}

/** In any query over `lead`, as a condition of SQL; in the words of the index `lead_unclaimed_urgency`. */
export const unclaimedSql = `lead.status = 'new' and lead.assigned_to is null and lead.quarantined_at is null`

/** As a filter of lists, which show nothing in quarantine unless they are asked to. */
export const unclaimedFilter: LeadFilter = { status: 'new', assigned: 'nobody' }

/** Whether a list has these alone: it is sorted by urgency, all other lists have the newest first. */
export function isUnclaimedOnly({ status, assigned, quarantined }: Partial<LeadQuery>) {
  return status === unclaimedFilter.status && assigned === unclaimedFilter.assigned && !quarantined
}
