import { depthChoices, insuranceChoices, roomsChoices, whenChoices } from '#domain/leads/lead-choices.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { Outcome } from '#domain/leads/lead-states.ts'
import { outcomes } from '#domain/leads/outcomes.ts'
import { suspicionWords } from '#domain/leads/suspicion/suspicion.ts'
import { officeReasonWords, visitStepWords } from '#domain/leads/visit-steps/visit-step-words.ts'
import { choices, labelIn } from './en-choices.ts'

/** With what only a request’s own screen and its visits tell, which the first screen does not bring along. */
export const allChoices = {
  ...choices,
  step: visitStepWords,
  officeReason: officeReasonWords,
  outcome: (value: Outcome | null) => labelIn(outcomes, value),
  when: (value: LeadDetail['when']) => labelIn(whenChoices, value),
  depth: (value: LeadDetail['depth']) => labelIn(depthChoices, value),
  rooms: (value: LeadDetail['rooms']) => labelIn(roomsChoices, value),
  insurance: (value: LeadDetail['insurance']) => labelIn(insuranceChoices, value),
  reachBy: { call: 'Phone call', text: 'Text message' },
  suspicion: suspicionWords,
}
