import type { LeadDetail, LeadStatus } from '#domain/leads/lead.ts'
import { aheadWords } from './when-words.ts'

type Step = { to: LeadStatus; words: string }

const steps: Record<LeadStatus, Step | null> = {
  new: { to: 'contacted', words: 'Mark as contacted' },
  contacted: { to: 'scheduled', words: 'Schedule visit' },
  scheduled: { to: 'closed', words: 'Close request' },
  closed: null,
}

/** The next step of an assigned request. `awaited` is what must happen first: a request is not closed before its visit. */
export function nextStep({ status, visit }: Pick<LeadDetail, 'status' | 'visit'>, today: string) {
  const step = steps[status]
  if (!step) return null
  return { ...step, awaited: visit && visit.on > today ? aheadWords(visit, today) : null }
}
