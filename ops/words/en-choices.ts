import {
  depthChoices,
  insuranceChoices,
  lossChoices,
  roomsChoices,
  whenChoices,
} from '#domain/leads/lead-choices.ts'
import type { LeadDetail, LossKind, Outcome } from '#domain/leads/lead.ts'
import { countsAsNowWords } from '#domain/leads/loss-words.ts'
import { losses, type Loss } from '#domain/leads/losses.ts'
import { outcomes } from '#domain/leads/outcomes.ts'
import { statusWords } from '#domain/leads/status-words.ts'
import { suspicionWords } from '#domain/leads/suspicion/suspicion.ts'
import { officeReasonWords, visitStepWords } from '#domain/leads/visit-steps/visit-step.ts'
import { nameWords } from '#domain/leads/name-words.ts'

/** What can be chosen of a request, by the customer or by staff, in words. Nothing for what was not chosen. */
export const choices = {
  name: nameWords,
  status: statusWords,
  step: visitStepWords,
  officeReason: officeReasonWords,
  outcome: (value: Outcome | null) => labelIn(outcomes, value),
  loss: (value: Loss | null) => labelIn(losses, value),
  service: (value: LossKind) => labelIn(lossChoices, value),
  when: (value: LeadDetail['when']) => labelIn(whenChoices, value),
  depth: (value: LeadDetail['depth']) => labelIn(depthChoices, value),
  rooms: (value: LeadDetail['rooms']) => labelIn(roomsChoices, value),
  insurance: (value: LeadDetail['insurance']) => labelIn(insuranceChoices, value),
  reachBy: { call: 'Phone call', text: 'Text message' },
  countsAsNow: countsAsNowWords,
  suspicion: suspicionWords,
}

function labelIn(list: readonly { value: string; label: string }[], value: string | null): string {
  return list.find((choice) => choice.value === value)?.label ?? ''
}
