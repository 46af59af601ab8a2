import { readLeadAnswer } from '#domain/leads/lead-form.ts'
import type { Receipt } from '#domain/receipts/receipt.ts'
import { leadTimeout } from './limits.ts'

export type Answered =
  | { kind: 'ok'; receipt: Receipt }
  /** No answer that could be read: it may be tried again. */
  | { kind: 'away' }
  | { kind: 'refused'; status: number; sentence: string }
  /** The secret is no longer good for anything. */
  | { kind: 'over' }

/** Asks for the request of a receipt and changes it. The secret travels in a header, so that no address ever holds it. */
export function openReceipt({ id, secret }: { id: string; secret: string }) {
  return async function ask(path = '', content?: object): Promise<Answered> {
    try {
      const answer = await fetch(`/api/receipts/${id}${path}`, {
        method: path ? 'PUT' : 'GET',
        headers: { 'x-receipt-secret': secret, ...(content && { 'content-type': 'application/json' }) },
        body: content ? JSON.stringify(content) : null,
        signal: AbortSignal.timeout(leadTimeout),
      })
      if (answer.status === 404) return { kind: 'over' }
      if (answer.ok) return { kind: 'ok', receipt: await answer.json() }
      const outcome = readLeadAnswer(answer.status === 409 ? 400 : answer.status, await answer.json())
      if (outcome.kind !== 'refused' || answer.status === 429) return { kind: 'away' }
      const sentence = Object.values(outcome.fields).flat().join(' ') || outcome.sentence
      return { kind: 'refused', status: answer.status, sentence }
    } catch {
      return { kind: 'away' }
    }
  }
}

export type AskReceipt = ReturnType<typeof openReceipt>
