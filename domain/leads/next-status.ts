import type { LeadStatus } from './lead-states.ts'

const afterStatus = {
  new: 'contacted',
  contacted: 'scheduled',
  scheduled: 'closed',
  closed: null,
} as const satisfies Record<LeadStatus, LeadStatus | null>

/**
 * The status that usually comes next. It is what screens offer first: the server accepts any other too, so that a wrong tap can be
 * undone.
 */
export function nextStatus(status: LeadStatus) {
  return afterStatus[status]
}
