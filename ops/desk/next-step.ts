import type { LeadStatus } from '#domain/leads/lead.ts'

type Step = { to: LeadStatus; words: string }

/** What comes next for a request in someone's hands. */
const steps: Record<LeadStatus, Step | null> = {
  new: { to: 'contacted', words: 'Mark as contacted' },
  contacted: { to: 'scheduled', words: 'Schedule the visit' },
  scheduled: { to: 'closed', words: 'Close the request' },
  closed: null,
}

export function nextStep(status: LeadStatus) {
  return steps[status]
}
