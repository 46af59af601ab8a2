import { readLeadAnswer, lossOrOther, sendUnderFreeId } from '#domain/leads/lead-form.ts'
import type { FieldMessages } from '#domain/leads/lead-form.ts'
import { findReceiptOf, keepReceipt } from './stored-receipts.ts'
import { leadTimeout } from './limits.ts'
import type { Cause } from './outbox.ts'
import { forgetUnsent, storeUnsent, type Unsent } from './unsent-request.ts'

export type Delivered =
  | { kind: 'received'; reference: string }
  | { kind: 'fields'; fields: FieldMessages; sentence: string }
  /** Still to be sent, under this id. */
  | { kind: 'failed'; cause: Cause; sentence: string; id: string }

/**
 * Sends a request, one tab at a time. A lost answer never makes two of it: it goes out under the same id until it is
 * acknowledged, and its receipt is kept before anything else happens.
 */
export async function deliver(unsent: Unsent, proof?: string): Promise<Delivered> {
  const send = () =>
    sendUnderFreeId(unsent, (sent) => {
      if (sent === unsent) return sendOnce(sent, proof)
      storeUnsent(sent)
      // A proof is good for the id it was made for.
      return sendOnce(sent)
    })
  // Lib.dom promises locks, but a page on plain http has none.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request('unsent', send) : send()
}

async function sendOnce(unsent: Unsent, proof?: string): Promise<Delivered & { isIdTaken?: boolean }> {
  const { id, retry_key } = unsent
  const sentMeanwhile = findReceiptOf(id)
  if (sentMeanwhile) return arrived(unsent, sentMeanwhile.reference)

  const { opened, ...fields } = unsent.fields
  const given = { ...fields, ...(opened && { opened }), ...(proof && { proof }) }
  const answer = await post({ ...given, loss: lossOrOther(fields['loss']), id, retry_key })
  if ('cause' in answer) return { kind: 'failed', cause: answer.cause, sentence: '', id }

  const outcome = readLeadAnswer(answer.status, answer.body)
  if (outcome.kind === 'received') {
    keep(unsent, outcome.reference, { ...Object(answer.body) })
    return arrived(unsent, outcome.reference)
  }
  if (outcome.kind !== 'refused')
    return { kind: 'failed', cause: 'trouble', sentence: '', id, isIdTaken: outcome.kind === 'id-taken' }
  if (Object.keys(outcome.fields).length === 0)
    return { kind: 'failed', cause: 'refused', sentence: outcome.sentence, id }
  forgetUnsent(id)
  return { kind: 'fields', fields: outcome.fields, sentence: outcome.sentence }
}

async function post(content: object): Promise<{ status: number; body: unknown } | { cause: Cause }> {
  const signal = AbortSignal.timeout(leadTimeout)
  const headers = { 'content-type': 'application/json' }
  try {
    const answer = await fetch('/api/leads', {
      method: 'POST',
      headers,
      body: JSON.stringify(content),
      signal,
    })
    return { status: answer.status, body: await answer.json() }
  } catch (error) {
    if (signal.aborted) return { cause: 'silent' }
    // The answer came and cannot be read: something between us and the server answers in its place.
    return { cause: error instanceof SyntaxError ? 'trouble' : 'offline' }
  }
}

/** Without a secret, as when an earlier answer's is in use, the confirmation shows the reference only. */
function keep({ id, fields }: Unsent, reference: string, { secret, open_until }: Record<string, unknown>) {
  if (typeof secret !== 'string' || typeof open_until !== 'string') return
  const { name = '', phone = '', loss = '' } = fields
  const asked = { call_by: '', isCancelled: false, waiting: {}, asked: [] }
  keepReceipt({ id, reference, secret, open_until, name, phone, loss, ...asked })
}

function arrived({ id }: Unsent, reference: string): Delivered {
  forgetUnsent(id)
  return { kind: 'received', reference }
}
