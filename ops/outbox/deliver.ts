import * as z from 'zod'
import { isOneOf, laterCodes, senderCodes } from '#domain/refusals/refusal-codes.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import { receiptText } from '#domain/sync/sync.ts'
import { second } from '#platform/time.ts'
import { bearer } from '../as-me.ts'
import { inContact } from '../session/contact.ts'
import type { Entry, HttpRequest } from './entry.ts'
import type { Fault } from '../store/stored-entry.ts'
import type { EntryEvent } from './outbox.ts'

const longest = 30 * second

/** What an attempt came to. `answer` is what the server said, `shouldBackOff` that trying others now is of no use. */
export type Attempt = { event: EntryEvent; answer: unknown; shouldBackOff: boolean }

const Told = z
  .object({ code: z.string().catch(''), detail: z.string().catch(''), current: z.unknown().optional() })
  .catch({ code: '', detail: '' })

/** In whose name something is sent, and what gives it up. */
export type Sending = { token: string | null; signal?: AbortSignal }

/** Sends one entry under its id, which the server takes once, and reads the receipt. */
export async function deliver(
  id: string,
  { method, path, body, addedAt }: HttpRequest,
  { token, signal: ended }: Sending,
): Promise<Attempt> {
  const hash = await sha256(new TextEncoder().encode(receiptText(method, path, body)))
  const headers = {
    ...bearer(token),
    ...(body && { 'Content-Type': 'application/json' }),
    'Idempotency-Key': id,
    // The server corrects times by it: the clock of a device may be wrong.
    'Client-Time': new Date().toISOString(),
    ...(addedAt && { 'Photo-Added-At': addedAt }),
  }
  const signal = AbortSignal.any([AbortSignal.timeout(longest), ...(ended ? [ended] : [])])
  const told = await answerTo(path, { method, body: body || null, headers, signal })
  if (!told) return unanswered
  const { response, answer } = told
  if (!response.ok) return attemptRefused(response.status, answer)
  const receipt = response.headers.get('receipt')
  return { event: { kind: 'receipt', hash, receipt }, answer, shouldBackOff: false }
}

/** Null where none came, or one that is not of the server: it speaks JSON. */
async function answerTo(path: string, request: RequestInit) {
  try {
    const response = await inContact(fetch(path, request))
    const answer: unknown = await response.json()
    return { response, answer }
  } catch {
    return null
  }
}

/** What a refusal means for the entry: most answers of the server's own troubles mean that it is sent again. */
export function attemptRefused(status: number, answer: unknown): Attempt {
  const { code, detail, current } = Told.parse(answer)
  const fault: Fault = { status, code, detail: detail || 'The server can’t take this right now.' }
  const event = eventOf(fault, current)
  return { event, answer, shouldBackOff: status === 401 || status === 429 || status === 503 }
}

function eventOf(fault: Fault, current: unknown): EntryEvent {
  const { status, code } = fault
  if (status === 409 && current !== undefined) return { kind: 'clash', fault, current }
  if (isOneOf(senderCodes, code)) return { kind: 'clash', fault, current: null }
  if (staysQueued(status, code)) return { kind: 'no-answer', fault }
  return { kind: 'refused', fault }
}

/**
 * What is refused of a filled form, and a receipt of other bytes, goes back to whoever filled it in: the office can’t answer for them, and
 * it stays on the device. A receipt of a sketch says which revision it has.
 */
export function forSender({ write }: Pick<Entry, 'write'>, attempt: Attempt): Attempt {
  const { event } = attempt
  if (write.kind === 'sketch') return withRevision(attempt)
  if (write.kind !== 'submission') return attempt
  if (event.kind === 'refused' || event.kind === 'clash')
    return { ...attempt, event: { kind: 'clash', fault: event.fault, current: null } }
  if (event.kind === 'receipt' && event.receipt !== event.hash)
    return { ...attempt, event: { kind: 'clash', fault: otherReceipt, current: null } }
  return attempt
}

const Sketched = z.object({ revision: z.int().min(1) })

/** Which revision a sketch has by now; that it was applied before says nothing of it. */
function withRevision(attempt: Attempt): Attempt {
  const { event, answer } = attempt
  const { data } = Sketched.safeParse(answer)
  return event.kind === 'receipt' && data ? { ...attempt, event: { ...event, ...data } } : attempt
}

const otherReceipt: Fault = {
  status: null,
  code: 'other-receipt',
  detail: 'The server’s receipt is for something else. The form stays on this device. Call the office.',
}

/** Whether the entry waits to be sent again, however long that takes, instead of going to the office as refused. */
function staysQueued(status: number | null, code: string) {
  return (
    status === null ||
    status === 401 ||
    status === 408 ||
    status === 429 ||
    status >= 500 ||
    isOneOf(laterCodes, code)
  )
}

export const unanswered: Attempt = {
  event: {
    kind: 'no-answer',
    fault: { status: null, code: 'no-answer', detail: 'The server can’t be reached.' },
  },
  answer: null,
  shouldBackOff: true,
}
