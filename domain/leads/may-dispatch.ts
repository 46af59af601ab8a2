import type { LeadRow } from './lead-row.ts'

/**
 * Whether a request may be claimed, moved along and assigned: what is held in quarantine waits for a person who releases it. Notes,
 * photos and steps of visits are added to it all the same.
 */
export function mayDispatch({ quarantined }: Pick<LeadRow, 'quarantined'>) {
  return !quarantined
}
