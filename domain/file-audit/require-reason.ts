import { fieldRefusal } from '#platform/refusal.ts'
import { isFiller } from './filler.ts'

/**
 * Refuses a reason that says nothing, at the doors of the field. Inside, the office adds what a device had stored before as it is: see
 * docs/file-audit.md.
 */
export function requireReason(field: string, said: string): void {
  if (isFiller(said))
    throw fieldRefusal(field, 'Write why. Words like “n/a” are no reason.', { code: 'reason-says-nothing' })
}

/** What stands before the reason is written by the portal: "Left with 3 gaps, 70 of 90: " */
export function reasonToLeave(detail: string): string {
  return detail.slice(detail.indexOf(':') + 1)
}
