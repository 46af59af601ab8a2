import type { LeadRow } from '#domain/leads/lead.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { hasPassed, visitWords, windowWords, type Visit } from '#domain/leads/visit.ts'

type LeadState = Pick<LeadRow, 'status' | 'visit' | 'outcome' | 'assigned_to'>

/** The status in a sentence: "Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren". Empty where the status says all. */
export function statusLineWords({ status, visit, outcome, assigned_to }: LeadState, now: Date) {
  if (status === 'scheduled' && visit)
    return [dueWords(visit, now) || `Scheduled for ${visitWords(visit)}`, assigned_to?.name]
      .filter(Boolean)
      .join(', ')
  if (status === 'scheduled') return 'Scheduled, no time set'
  return status === 'closed' && outcome ? `Closed: ${outcomeWords(outcome)}` : ''
}

/** The same for a narrow column that shows the status and the name already. */
export function shortStatusLineWords({ status, visit, outcome }: LeadState, now: Date) {
  if (status === 'scheduled') return visit ? dueWords(visit, now) || visitWords(visit) : ''
  return status === 'closed' ? outcomeWords(outcome) : ''
}

/** True for a visit whose time has passed while the request still says "Scheduled". */
export function isVisitOverdue({ status, visit }: Pick<LeadState, 'status' | 'visit'>, now: Date) {
  return status === 'scheduled' && visit !== null && hasPassed(visit, now)
}

/** "Visit was due 8–10 AM", with its day where that is not today. Empty while it is ahead. */
function dueWords(visit: Visit, now: Date) {
  if (!hasPassed(visit, now)) return ''
  return `Visit was due ${visit.on === companyDay(now) ? windowWords(visit) : visitWords(visit)}`
}
