import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent, type ToldEvent } from '#domain/events/define-event.ts'
import { channels, failures, type Failure } from './message.ts'

/** Neither words nor addresses: events are never deleted. */
const messageId = { job_id: z.uuid(), message_id: z.uuid(), channel: z.enum(channels) }

const ofMessage = {
  subjects: ['job_id'],
  audience: { permission: 'intake.view', reach: 'own' },
  of: 'job',
  stale: ['job'],
} as const

export const messageQueued = defineEvent('message.queued', {
  ...ofMessage,
  payload: z.object({ ...messageId, is_again: z.boolean() }),
  audit: job('Customer written to', 'wrote to the customer of {it}', 'the customer of {it} was written to'),
  line: (told) => `${nameOf(told)} to the customer ${told.payload['is_again'] ? 'ordered again' : 'written'}`,
})
export const messageSent = defineEvent('message.sent', {
  ...ofMessage,
  payload: z.object({ ...messageId, dispatch: z.enum(['sent', 'kept']) }),
  audit: job(
    'Message sent',
    'sent a message to the customer of {it}',
    'a message went to the customer of {it}',
  ),
  line: (told) =>
    told.payload['dispatch'] === 'sent'
      ? `${nameOf(told)} sent to the customer`
      : `${nameOf(told)} to the customer saved, not sent`,
})
export const messageFailed = defineEvent('message.failed', {
  ...ofMessage,
  payload: z.object({ ...messageId, why: z.enum(failures) }),
  audit: job(
    'Message not sent',
    'could not send a message to the customer of {it}',
    'a message to the customer of {it} could not be sent',
  ),
  line: (told) => `${nameOf(told)} to the customer not sent: ${reasonOf(told.payload['why'])}`,
})

const reasons: Readonly<Record<Failure, string>> = {
  address: 'the address was refused',
  service: 'the service failed',
  consent: 'the customer no longer agrees to text messages',
}

function reasonOf(why: unknown) {
  const known = failures.find((failure) => failure === why)
  return known ? reasons[known] : 'it failed'
}

function nameOf({ payload }: ToldEvent) {
  return payload['channel'] === 'text' ? 'Text message' : 'Email'
}
