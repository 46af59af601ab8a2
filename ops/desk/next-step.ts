import type { LeadDetail, LeadStatus } from '#domain/leads/lead.ts'
import type { Words } from '../words/en.ts'
import { aheadWords } from './when-words.ts'

const following = {
  new: 'contacted',
  contacted: 'scheduled',
  scheduled: 'closed',
  closed: null,
} as const satisfies Record<LeadStatus, LeadStatus | null>

/** The next step of an assigned request. `awaited` is what must happen first: a request is not closed before its visit. */
export function nextStep(
  { status, visit }: Pick<LeadDetail, 'status' | 'visit'>,
  today: string,
  { desk, time }: Pick<Words, 'desk' | 'time'>,
) {
  const to = following[status]
  if (!to) return null
  const awaited = visit && visit.on > today ? aheadWords(visit, today, time) : null
  return { to, words: desk.step[to], awaited }
}
