import type { ToldEvent } from '#domain/events/define-event.ts'
import { lineOfStep } from './steps.ts'

const channelWords: Readonly<Record<string, string>> = {
  mail: 'Email',
  text: 'Text message',
  push: 'Notification',
}

export function deliveredLine(told: ToldEvent) {
  const { payload } = told
  const how = payload['dispatch'] === 'kept' ? 'saved, not sent,' : 'sent'
  const along = payload['in_digest'] === true ? ', along with other requests' : ''
  return `${channelOf(told)} ${how} to ${receiverOf(told)}${along}`
}

export function failedLine(told: ToldEvent) {
  return `${channelOf(told)} to ${receiverOf(told)} failed: ${String(told.payload['error'] ?? '')}`
}

/** Who was alerted: which part of the on-call schedule, and the names. */
export function stepLine({ payload, receivers }: ToldEvent) {
  const alert = payload['call_id'] ? 'Office call alert' : 'Alert'
  const line = { first: 'primary', backup: 'backup', everyone: 'everyone', owner: 'owner' }[
    lineOfStep(Number(payload['step']))
  ]
  return receivers.length > 0
    ? `${alert} to ${line}: ${receivers.join(', ')}`
    : `${alert} to ${line}: no one available`
}

/** Older alerts could give up. Today they stay open until someone acts. */
export function settledLine({ payload }: ToldEvent) {
  if (payload['reason'] === 'gave_up') return 'No one answered: alerts ended'
  return payload['call_id'] ? 'Office call alert ended' : 'Alert ended'
}

function channelOf({ payload }: ToldEvent) {
  return channelWords[String(payload['channel'])] ?? 'Alert'
}

function receiverOf({ receiver, receivers }: ToldEvent) {
  return receiver ?? (receivers.length > 0 ? receivers.join(', ') : 'the office')
}
