import type { LeadStatus } from './lead-states.ts'

export const statusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  closed: 'Closed',
}
