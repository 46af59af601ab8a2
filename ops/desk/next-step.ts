import type { LeadDetail } from '#domain/leads/lead.ts'
import { nextStatus } from '#domain/leads/next-status.ts'
import type { Words } from '../words/en.ts'
import { aheadWords } from './when-words.ts'

/** The next step of an assigned request. `awaited` is what must happen first: a request is not closed before its visit. */
export function nextStep(
  { status, visit }: Pick<LeadDetail, 'status' | 'visit'>,
  today: string,
  { desk, time }: Pick<Words, 'desk' | 'time'>,
) {
  const to = nextStatus(status)
  if (!to) return null
  const awaited = visit && visit.on > today ? aheadWords(visit, today, time) : null
  return { to, words: desk.step[to], awaited }
}
