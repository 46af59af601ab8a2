import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { lockTextBudget } from '#domain/alerts/text-budget.server.ts'
import { readFamily } from '#domain/jobs/family.server.ts'
import { readRequestFacts } from '#domain/jobs/facts.server.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { lockJob } from '#domain/jobs/jobs.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { messageQueued } from './message-events.ts'
import { getMessage, listMessages } from './message-views.server.ts'
import type { JobMessage, MessageChannel, MessagePage, MessageQuery, NewMessage } from './message.ts'
import { insertMessage, lockMessage, requeue, requireTextBudget } from './messages.server.ts'

type Sender = Allowed<'messages.send'>

/** What was written to the customer of a job, and of those that were merged into it. */
export async function readMessages(
  world: World,
  sender: Sender,
  { job_id, ...query }: MessageQuery & { job_id: string },
): Promise<MessagePage> {
  const { ids } = await readFamily(world, sender, job_id)
  return listMessages(world, ids, query)
}

/** Writes to the customer once: the same id with the same content gets the same answer. It is sent a moment later. */
export function writeMessage(
  world: World,
  sender: Sender,
  message: NewMessage & { job_id: string },
): Promise<{ message: JobMessage; isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const { id: message_id, job_id, channel } = message
    const job = await lockJob(world, sender, job_id)
    const isNew = await insertMessage(world, message, sender.employee.id)
    if (isNew) {
      if (job.side === 'duplicate')
        throw new Refusal(409, 'job-is-over', 'This job was merged into another one. Write from there.')
      const facts = { ...job.facts, ...(await readRequestFacts(world, job_id)) }
      await requireReachable(world, facts, message)
      await announce(
        world,
        messageQueued,
        { job_id, message_id, channel, is_again: false },
        sender.employee.id,
      )
    }
    return { message: await getMessage(world, message_id), isNew }
  })
}

/** Sends a message that failed again, to the same address. One that waits or was sent is left as it is. */
export function retryMessage(
  world: World,
  sender: Sender,
  { job_id, id: message_id }: { job_id: string; id: string },
): Promise<JobMessage> {
  return inTransaction(world, async (world) => {
    const job = await lockJob(world, sender, job_id)
    const { ids: jobIds } = await readFamily(world, sender, job_id)
    const { channel, recipient: to, status } = await lockMessage(world, { id: message_id, jobIds })
    if (status === 'failed') {
      const facts = { ...job.facts, ...(await readRequestFacts(world, job_id)) }
      await requireReachable(world, facts, { id: message_id, channel, to })
      await requeue(world, message_id)
      await announce(
        world,
        messageQueued,
        { job_id, message_id, channel, is_again: true },
        sender.employee.id,
      )
    }
    return getMessage(world, message_id)
  })
}

/** Refuses what the customer did not agree to, an address that changed meanwhile, and too many text messages at once. */
async function requireReachable(
  world: World,
  { email, phone, text_consent }: JobFacts,
  { id, channel, to }: { id: string; channel: MessageChannel; to: string },
) {
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
  if (channel === 'email') return
  await lockTextBudget(world)
  await requireTextBudget(world, { id, to })
}
