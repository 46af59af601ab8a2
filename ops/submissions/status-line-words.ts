import type { LeadRow } from '#domain/leads/lead-row.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { hasPassed, type VisitTime } from '#domain/visits/visit-time.ts'
import type { Words } from '../words/en.ts'

type LeadState = Pick<LeadRow, 'status' | 'visit' | 'outcome' | 'assigned_to'>

/** The status in a sentence: "Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren". Empty where the status says all. */
export function statusLineWords({ status, visit, outcome, assigned_to }: LeadState, now: Date, words: Words) {
  const { choices, moving, time } = words
  if (status === 'scheduled' && visit)
    return [dueWords(visit, now, words) || moving.scheduledFor(time.visit(visit)), assigned_to?.name]
      .filter(Boolean)
      .join(', ')
  if (status === 'scheduled') return moving.noTime
  return status === 'closed' && outcome ? moving.closed(choices.outcome(outcome)) : ''
}

/** The same for a narrow column that shows the status and the name already. */
export function shortStatusLineWords({ status, visit, outcome }: LeadState, now: Date, words: Words) {
  if (status === 'scheduled') return visit ? dueWords(visit, now, words) || words.time.visit(visit) : ''
  return status === 'closed' ? words.choices.outcome(outcome) : ''
}

/** True for a visit whose time has passed while the request still says "Scheduled". */
export function isVisitOverdue({ status, visit }: Pick<LeadState, 'status' | 'visit'>, now: Date) {
  return status === 'scheduled' && visit !== null && hasPassed(visit, now)
}

/** "Visit was due 8–10 AM", with its day where that is not today. Empty while it is ahead. */
function dueWords(visit: VisitTime, now: Date, { moving, time }: Words) {
  if (!hasPassed(visit, now)) return ''
  return moving.wasDue(visit.on === companyDay(now) ? time.window(visit) : time.visit(visit))
}
