import type { LeadDetail } from '#domain/leads/lead.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { waitingCap } from '#domain/leads/waiting-cap.ts'
import type { Words } from '../words/en.ts'
import { enFirst, type FirstWords } from '../words/en-first.ts'

export function cappedCount(count: number) {
  return count >= waitingCap ? `${waitingCap - 1}+` : String(count)
}

/** What happened; of requests from before visitors were asked, the service. */
export function happenedWords(
  { loss, service }: Pick<LeadRow, 'loss' | 'service'>,
  choices: FirstWords['choices'] = enFirst.choices,
) {
  return choices.loss(loss) || choices.service(service)
}

/** The customer's choice as staff read it: "Call me" on the form is a phone call. */
export function reachWords(
  { reach_by, text_consent }: Pick<LeadDetail, 'reach_by' | 'text_consent'>,
  { choices, request }: Words,
) {
  const way = reach_by ? choices.reachBy[reach_by] : request.notGiven
  if (text_consent === null) return `${way}, ${request.textsNotAsked}`
  return `${way}, ${text_consent ? request.mayText : request.mayNotText}`
}
