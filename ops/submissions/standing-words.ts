import type { LeadRow } from '#domain/leads/lead.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { visitWords } from '#domain/leads/visit.ts'

type Standing = Pick<LeadRow, 'status' | 'visit' | 'outcome' | 'assigned_to'>

/** Where a request stands, beyond its status: "Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren". Empty where there is no more to say. */
export function standingWords({ status, visit, outcome, assigned_to }: Standing) {
  if (status === 'scheduled' && visit)
    return ['Scheduled for ' + visitWords(visit), assigned_to?.name].filter(Boolean).join(', ')
  if (status === 'scheduled') return 'Scheduled, without a time'
  return status === 'closed' && outcome ? `Closed: ${outcomeWords(outcome)}` : ''
}

/** The same for a narrow column that shows the status and the name already. */
export function shortStandingWords({ status, visit, outcome }: Standing) {
  if (status === 'scheduled') return visit ? visitWords(visit) : ''
  return status === 'closed' ? outcomeWords(outcome) : ''
}
