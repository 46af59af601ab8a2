import { announce } from '#platform/events/events.ts'
import { hashContent } from '#platform/content-hash.ts'
import type { Dispatch } from '#platform/mail/mail.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { messageFailed, messageSent } from './message-events.ts'
import type { Failure, MessageChannel, MessageLink, NewMessage } from './message.ts'

/** So often a message is tried by itself; after that a person decides. */
const mostTries = 5

/** `link`: what stands in place of the mark in its body. Without it, a mark is as good as any other word. */
export type QueuedMessage = NewMessage & { job_id: string; link?: MessageLink }

/** Writes a message of a job, which the caller has locked, down as waiting, once. Says whether it is new. */
export async function insertMessage(
  { db, now }: World,
  { id, job_id, channel, to: recipient, subject, body, link }: QueuedMessage,
  by: string,
): Promise<boolean> {
  const written = { id, job_id, channel, recipient, subject, body }
  const content_hash = hashContent(written)
  const at = now()
  const inserted = await db
    .insertInto('message')
    .values({
      ...written,
      link: link ?? null,
      content_hash,
      created_at: at,
      created_by: by,
      queued_by: by,
      queued_at: at,
      status: 'waiting',
    })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return true
  const known = await db.selectFrom('message').select('content_hash').where('id', '=', id).executeTakeFirst()
  if (known?.content_hash === content_hash) return false
  throw messageDiffers()
}

export function messageDiffers() {
  return new Refusal(409, 'message-differs', 'A different message was already sent with this ID.')
}

export async function lockMessage({ db }: World, { id, jobIds }: { id: string; jobIds: readonly string[] }) {
  const message = await db
    .selectFrom('message')
    .select(['id', 'job_id', 'channel', 'recipient', 'status', 'link', 'submission_id'])
    .where('id', '=', id)
    .where('job_id', 'in', jobIds)
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw messageNotFound()
  return message
}

/** The chat that a text opens, which became the job that it belongs to; null where it opens none. */
export async function findChatOfText({ db }: World, id: string): Promise<string | null> {
  const text = await db
    .selectFrom('message')
    .select('job_id')
    .where('id', '=', id)
    .where('link', '=', 'chat')
    .executeTakeFirst()
  return text?.job_id ?? null
}

/** Puts a message that failed back among those that wait. Returns since when it waits. */
export async function requeue({ db, now }: World, { id, by }: { id: string; by: string }): Promise<Date> {
  const queued_at = now()
  await db
    .updateTable('message')
    .set({ status: 'waiting', failure: null, tries: 0, queued_by: by, queued_at })
    .where('id', '=', id)
    .execute()
  return queued_at
}

/** A message that waits, with whether its customer agrees to text messages now; null where it does not wait any more. */
export async function findWaiting({ db }: World, id: string) {
  const row = await db
    .selectFrom('message')
    .innerJoin('lead', 'lead.id', 'message.job_id')
    .select(['message.id', 'message.job_id', 'message.channel', 'message.recipient'])
    .select(['message.subject', 'message.body', 'message.tries', 'lead.text_consent'])
    .select(['message.submission_id', 'message.link', 'message.created_at', 'message.queued_at'])
    .where('message.id', '=', id)
    .where('message.status', '=', 'waiting')
    .executeTakeFirst()
  return row ?? null
}
export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

export function recordSent(world: World, message: Waiting, dispatch: Dispatch): Promise<void> {
  return inTransaction(world, async (world) => {
    const row = { status: dispatch, tries: message.tries + 1, sent_at: world.now() }
    if (await settle(world, message.id, row))
      await announce(world, messageSent, { ...idsOf(message), dispatch })
  })
}

/** Returns whether it is worth another try. An address that was refused, or a customer who does not agree, will not do later. */
export function recordFailure(world: World, message: Waiting, why: Failure): Promise<boolean> {
  return inTransaction(world, async (world) => {
    const tries = message.tries + 1
    const isLast = why !== 'service' || tries >= mostTries
    const row = isLast
      ? ({ status: 'failed', failure: why, tries } as const)
      : ({ status: 'waiting', tries } as const)
    const isOpen = await settle(world, message.id, row)
    if (isOpen && isLast) await announce(world, messageFailed, { ...idsOf(message), why })
    return isOpen && !isLast
  })
}

export function messageNotFound() {
  return new Refusal(404, 'message-not-found', 'Message not found.')
}

function idsOf({ id: message_id, job_id, channel }: { id: string; job_id: string; channel: MessageChannel }) {
  return { job_id, message_id, channel }
}

type Settled = {
  status: 'sent' | 'kept' | 'failed' | 'waiting'
  failure?: Failure
  tries: number
  sent_at?: Date
}

/** False where another run of the same task was quicker. */
async function settle({ db }: World, id: string, row: Settled) {
  const settled = await db
    .updateTable('message')
    .set(row)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}
