import {
  depthChoices,
  insuranceChoices,
  lossChoices,
  roomsChoices,
  whenChoices,
} from '#domain/leads/lead-choices.ts'
import { waitingCap, type LeadDetail, type LeadRow, type LossKind } from '#domain/leads/lead.ts'
import { lossLabel } from '#domain/leads/loss-words.ts'

export function cappedCount(count: number) {
  return count >= waitingCap ? `${waitingCap - 1}+` : String(count)
}

/** What happened; of requests from before visitors were asked, the service. */
export function happenedWords({ loss, service }: Pick<LeadRow, 'loss' | 'service'>) {
  return lossLabel({ loss, service }) || lossWords(service)
}

export function lossWords(service: LossKind) {
  return wordsFor(lossChoices, service)
}

export function whenWords(when: LeadDetail['when']) {
  return wordsFor(whenChoices, when)
}

export function depthWords(depth: LeadDetail['depth']) {
  return wordsFor(depthChoices, depth)
}

export function roomsWords(rooms: LeadDetail['rooms']) {
  return wordsFor(roomsChoices, rooms)
}

export function insuranceWords(insurance: LeadDetail['insurance']) {
  return wordsFor(insuranceChoices, insurance)
}

/** The customer's choice as staff read it: "Call me" on the form is a phone call. */
const reachBy = { call: 'Phone call', text: 'Text message' } as const

export function reachWords({ reach_by, text_consent }: Pick<LeadDetail, 'reach_by' | 'text_consent'>) {
  const way = reach_by ? reachBy[reach_by] : 'Not given'
  const texts = text_consent ? 'OK to text' : 'no consent to text messages'
  return `${way}, ${texts}`
}

export function photoWords(count: number) {
  return count === 1 ? '1 photo' : `${count} photos`
}

function wordsFor(choices: readonly { value: string; label: string }[], value: string | null) {
  return choices.find((choice) => choice.value === value)?.label ?? ''
}
