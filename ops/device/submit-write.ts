import { DetailedError } from 'hono/client'
import { newId } from '#platform/uuid.ts'
import { queryClient } from '../query-client.ts'
import { currentSession } from '../session/session.ts'
import { storedToken } from '../session/token-store.ts'
import { currentOutbox } from './person-store.ts'
import type { Outcome } from '../outbox/open-outbox.ts'
import { deliver, type Attempt } from '../outbox/deliver.ts'
import type { Write } from '#domain/sync/write.ts'
import { requestOf, type NewEntry } from '../outbox/entry.ts'
import { newEntry } from '../outbox/outbox.ts'
import { showReceived } from '../outbox/show-received.ts'

/** A request as far as a write to it needs it; `base` is what a change is made from. */
export type WrittenTo = { id: string; name: string | null; base?: unknown }

/** What came of a write in the first seconds: `answer` is what the server said. */
export type Written = { isReceived: true; answer: unknown } | { isReceived: false }

/**
 * Writes through the outbox: stored on this device first, then sent. A refusal that comes at once is thrown, as of any other
 * call, and leaves nothing behind: the person sees it where they typed.
 */
export async function submitWrite(to: WrittenTo, write: Write, id: string = newId()): Promise<Written> {
  const entry = entryOf(to, write, id)
  const outbox = await currentOutbox()
  return outbox ? written(await outbox.submit(entry)) : withoutOutbox(entry)
}

/** `replaces` is what it takes the place of, and what is written where the server may have that. */
export type HeldWrite = {
  id: string
  write: Write
  replaces: { id: string; after: Write; onReplaced: (gaveWay: boolean) => void } | null
}

/** The same, sent a moment later: until then another one can take its place, or it can be withdrawn. */
export async function submitHeld(to: WrittenTo, { id, write, replaces }: HeldWrite): Promise<Written> {
  const entry = entryOf(to, write, id)
  const after = replaces && entryOf(to, replaces.after, id)
  const outbox = await currentOutbox()
  if (!outbox) return withoutOutbox(after ?? entry)
  return written(await outbox.hold(entry, replaces && after && { ...replaces, after }))
}

function entryOf(to: WrittenTo, write: Write, id: string): NewEntry {
  return { id, leadId: to.id, customer: to.name, write, at: Date.now(), base: to.base ?? null }
}

function written(outcome: Outcome): Written {
  if (outcome.kind === 'refused') throw errorOf(outcome.attempt)
  return outcome.kind === 'received' ? { isReceived: true, answer: outcome.answer } : { isReceived: false }
}

/** A browser that stores nothing sends at once, or says that it could not. */
async function withoutOutbox(entry: NewEntry): Promise<Written> {
  const request = requestOf(newEntry(entry, { turn: 0, now: entry.at }))
  if (!request) throw new Error('Only photos have no request')
  const attempt = await deliver(entry.id, request, { token: storedToken() })
  if (attempt.event.kind !== 'receipt') throw errorOf(attempt)
  const session = currentSession()
  if (session.state === 'signed-in') showReceived(queryClient, entry, session.user)
  return { isReceived: true, answer: attempt.answer }
}

/** The refusal as the clients of the API throw it. */
function errorOf({ event, answer }: Attempt): Error {
  const fault = 'fault' in event ? event.fault : null
  if (!fault || fault.status === null) return new TypeError('No answer')
  return new DetailedError(fault.detail, { statusCode: fault.status, detail: { data: answer } })
}
