import { localOf } from '#domain/company/local-time.ts'
import type { ToldEvent } from '#domain/events/define-event.ts'
import { MoveFacts, PhotoFacts, StepFacts } from './history-facts.ts'
import { outcomeWords } from './outcomes.ts'
import { statusWords } from './status-words.ts'
import { timeWords, visitWords } from '#domain/visits/visit-time.ts'
import { officeReasonWords, visitStepWords } from './visit-steps/visit-step-words.ts'

/** "Contacted → Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren". */
export function movedLine({ payload, receiver }: ToldEvent) {
  const { data } = MoveFacts.safeParse(payload)
  if (!data) return 'Status changed'
  const { from, to, visit, outcome } = data
  const when = visit && [` for ${visitWords(visit)}`, receiver].filter(Boolean).join(', ')
  if (from === to)
    return to === 'closed'
      ? `Closed as ${outcomeWords(outcome ?? null)}`
      : `Visit changed${when?.replace(' for ', ' to ') ?? ''}`
  const how = outcome ? `: ${outcomeWords(outcome)}` : ''
  return `${statusWords[from]} → ${statusWords[to]}${when ?? ''}${how}`
}

/** Assigning a request to yourself is a claim. */
export function assignedLine({ receiver, isToSelf }: ToldEvent) {
  if (!receiver) return 'Unassigned'
  return isToSelf ? 'Claimed' : `Assigned to ${receiver}`
}

export function mailedLine({ payload }: ToldEvent) {
  return payload['dispatch'] === 'sent' ? 'Email sent to the office' : 'Email to the office saved, not sent'
}

/** "3 photos added at 12:22 AM": the time is in it only where they arrived long after. */
export function photosLine(count: number, { payload, by }: ToldEvent) {
  const { data } = PhotoFacts.safeParse(payload)
  const when = data ? ` at ${timeWords(localOf(new Date(data.at)).slice(11))}` : ''
  if (count > 1) return `${count} photos added${when}`
  return by ? `Photo added${when}` : 'Customer added a photo'
}

/** "Needs the office at 9:11 AM: Can’t get in". The line itself has the time when the server received it. */
export function stepLine({ payload }: ToldEvent) {
  const { data } = StepFacts.safeParse(payload)
  if (!data) return 'Visit step'
  const { kind, at, reason } = data
  const step = `${visitStepWords[kind]} at ${timeWords(localOf(new Date(at)).slice(11))}`
  return reason ? `${step}: ${officeReasonWords[reason]}` : step
}

/** "Arrived at 9:11 AM, taken back". */
export function undoneStepLine(told: ToldEvent) {
  return `${stepLine(told)}, taken back`
}
