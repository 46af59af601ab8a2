import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line, text } from '#platform/text/text.ts'

export const channels = ['email', 'text'] as const
export type MessageChannel = (typeof channels)[number]

/** What a message leads to, where the product put a link into it. */
export type MessageLink = 'chat' | 'signing'

export const longestSubject = 150
export const longestBody = { email: 5000, text: 600 } as const

/** Why it could not be delivered: the address was refused, the service failed, or the customer withdrew their agreement. */
export const failures = ['address', 'service', 'consent'] as const
export type Failure = (typeof failures)[number]

const moment = z.iso.datetime()

/** A new message. `to` is the address or number that was shown: what changed since is not written to unseen. */
export const NewMessage = z
  .object({
    id: MadeId,
    channel: z.enum(channels, 'Choose email or text message.'),
    to: line(200).min(1, 'Enter the address under People & Claim first.'),
    subject: line(longestSubject).default(''),
    body: text(longestBody.email, 'Write the message.').min(1, 'Write the message.'),
  })
  .refine(({ channel, subject }) => channel === 'text' || subject !== '', {
    path: ['subject'],
    message: 'Enter a subject.',
  })
  .refine(({ channel, subject }) => channel === 'email' || subject === '', {
    path: ['subject'],
    message: 'A text message has no subject.',
  })
  .refine(({ channel, body }) => body.length <= longestBody[channel], {
    path: ['body'],
    message: `Use no more than ${longestBody.text} characters in a text message.`,
  })
export type NewMessage = z.output<typeof NewMessage>

/**
 * A message to the customer: what a person wrote, or that someone is on the way, which the product wrote and whose words are not
 * stored. `dropped`: it came too late to be true, or too many went out at once.
 */
export const JobMessage = z.object({
  id: z.uuid(),
  kind: z.enum(['written', 'on_my_way']),
  channel: z.enum(channels),
  /** Empty where it is not stored. */
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Who wrote it, or is on the way. */
  by: z.string(),
  at: moment,
  status: z.enum(['waiting', 'sent', 'kept', 'failed', 'dropped']),
  failure: z.enum(failures).nullable(),
  /** Above zero, and waiting: it failed, and is tried again. */
  tries: z.int(),
  sent_at: moment.nullable(),
})
export type JobMessage = z.output<typeof JobMessage>

export const MessagePage = z.object({ items: z.array(JobMessage), next: z.string().nullable() })
export type MessagePage = z.output<typeof MessagePage>

export const MessageQuery = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
export type MessageQuery = z.output<typeof MessageQuery>
