import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { isTextable } from '#platform/text-messages/textable.ts'
import type { World } from '#platform/world.ts'
import { budgetSpan } from '#domain/alerts/text-budget.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { isNoInFile } from '#domain/jobs/no-of-number.server.ts'
import { hasCustomerBudget } from './customer-budget.server.ts'
import { isWithinMessageBudget } from './message-budget.ts'
import { messageQueued } from './message-events.ts'
import type { MessageChannel } from './message.ts'
import { insertMessage, type QueuedMessage } from './messages.server.ts'
import { readWritten } from './written.server.ts'

type Queued = {
  side: string | null
  facts: JobFacts
  message: QueuedMessage
  by: string
}

/**
 * Puts a message to the customer of a job, which the caller has locked, among those that wait, once: under the rules and limits of all
 * of them, whatever wrote it. Says whether it is new.
 */
export async function queueMessage(world: World, { side, facts, message, by }: Queued): Promise<boolean> {
  const { id: message_id, job_id, channel } = message
  const isNew = await insertMessage(world, message, by)
  if (!isNew) return false
  if (side === 'duplicate')
    throw new Refusal(409, 'job-was-merged', 'This job was merged into another one. Write from there.')
  await requireReachable(world, facts, message)
  await requireBudget(world, { ...message, by })
  await announce(world, messageQueued, { job_id, message_id, channel, is_again: false }, by)
  return true
}

/** Refuses what the customer did not agree to, a number that can't be texted, and an address that changed meanwhile. */
export async function requireReachable(
  world: World,
  { email, phone, text_consent }: JobFacts,
  { job_id, channel, to }: { job_id: string; channel: MessageChannel; to: string },
): Promise<void> {
  if (channel === 'text' && !text_consent)
    throw new Refusal(
      409,
      'no-text-consent',
      'The customer did not agree to text messages. Send an email, or call.',
    )
  if (to !== (channel === 'text' ? phone : email))
    throw new Refusal(
      409,
      'recipient-moved-on',
      'The address or number of the customer has changed. Look at it again before you send this.',
    )
  if (channel === 'text' && (await isNoInFile(world, { job_id, phone: to })))
    throw new Refusal(
      409,
      'no-texts-to-number',
      'Another request in this job’s file says no to text messages at this number. Ask the customer. If they agree, change consent to text messages in this job to No, and then to Yes. If not, send an email, or call.',
    )
  if (channel === 'text' && !isTextable(to))
    throw new Refusal(
      409,
      'not-textable',
      'This number can’t be texted. Only numbers in the US and Canada can be, and none that charge for it. Send an email, or call.',
    )
}

type Asked = { id: string; channel: MessageChannel; to: string; by: string }

/**
 * Refuses a message beyond what one person may write, one address may be sent, or, of text messages, the firm may send. The caller
 * holds the lock of the budget, so that until the end of the transaction no one else spends.
 */
export async function requireBudget(world: World, asked: Asked): Promise<void> {
  const { id: except, channel, to } = asked
  if (!isWithinMessageBudget(await readWritten(world, asked))) throw tooMany('messages')
  if (channel === 'text' && !(await hasCustomerBudget(world, { to, except }))) throw tooMany('text messages')
}

function tooMany(what: string) {
  const sentence = `Too many ${what} went out lately. Send this one a little later, or call.`
  return new Refusal(429, 'too-many', sentence, { retryAfter: budgetSpan / 1000 })
}
