import type { ToldEvent } from '#domain/events/define-event.ts'
import { lineOfStep } from './steps.ts'

const channelWords: Readonly<Record<string, string>> = { mail: 'Email', text: 'Text message' }

export function deliveredLine(told: ToldEvent) {
  const { payload } = told
  const how = payload['dispatch'] === 'kept' ? 'written, not sent,' : 'sent'
  const along = payload['in_digest'] === true ? ', in one with other requests' : ''
  return `${channelOf(told)} ${how} to ${receiverOf(told)}${along}`
}

export function failedLine(told: ToldEvent) {
  return `${channelOf(told)} to ${receiverOf(told)} failed: ${String(told.payload['error'] ?? '')}`
}

/** Who was alerted: the line of the rota, and the names. */
export function stepLine({ payload, receivers }: ToldEvent) {
  const line = { first: 'who is on call', backup: 'the backup', everyone: 'everyone', owner: 'the owner' }[
    lineOfStep(Number(payload['step']))
  ]
  return receivers.length > 0
    ? `Alert to ${line}: ${receivers.join(', ')}`
    : `Alert to ${line}: there was no one`
}

/** Before alerts stayed open until a person acts, they could give up. */
export function settledLine({ payload }: ToldEvent) {
  return payload['reason'] === 'gave_up' ? 'No one answered: alerts ended' : 'Alert ended'
}

function channelOf({ payload }: ToldEvent) {
  return channelWords[String(payload['channel'])] ?? 'Alert'
}

function receiverOf({ receiver, receivers }: ToldEvent) {
  return receiver ?? (receivers.length > 0 ? receivers.join(', ') : 'the office')
}
