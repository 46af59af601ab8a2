import * as z from 'zod'
import { text } from '#platform/text/text.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { VisitStep, type OfficeReason } from '../visit-steps/visit-step.ts'
import { CallState } from './call-state.ts'
import { LeadName } from '../lead-name.ts'

export const longestAnswer = 300

/** Someone can't go on, or is in danger: this goes out as loudly as a request that is happening now. */
export const urgentReasons: readonly OfficeReason[] = ['hazard', 'no_access']

export function isUrgentCall(reason: OfficeReason | null) {
  return reason !== null && urgentReasons.includes(reason)
}

/** A call that stands open, as the office sees it. */
export const OfficeCall = CallState.omit({ ended_at: true }).extend({
  ...VisitStep.pick({ id: true, at: true, received_at: true, reason: true, detail: true }).shape,
  lead_id: z.uuid(),
  reference: z.string(),
  customer: LeadName,
  town: z.string(),
  by: PersonName,
  /** Null where there is none, or the person may not see those of others. */
  mobile: z.string().nullable(),
  is_urgent: z.boolean(),
})
export type OfficeCall = z.output<typeof OfficeCall>

/** So many of them are listed. */
export const mostCalls = 50

export const CallAnswer = z.object({
  answer: text(longestAnswer, 'Enter an answer.').min(1, 'Enter an answer.'),
})
export type CallAnswer = z.output<typeof CallAnswer>
