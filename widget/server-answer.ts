import type { VisitorChat } from '#domain/chat/chat.ts'

/** What became of something that was sent. */
export type Answer =
  | { readonly kind: 'chat'; readonly chat: VisitorChat }
  /** The server no longer has this conversation. */
  | { readonly kind: 'gone' }
  /** It will never be taken. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** It may be taken later. */
  | { readonly kind: 'failed'; readonly late?: Late }

/** Too much for now: what to do instead, and when it is tried again. */
export type Late = { readonly sentence: string; readonly at: number }

const refusals = [400, 409, 413, 415, 422]

/** Whatever else answers in place of our server is taken for a failure: what waits goes on waiting. */
export function answerOf(status: number, body: unknown, at = 0): Answer {
  const { items, detail, code }: Record<string, unknown> = { ...Object(body) }
  if (status === 200 && Array.isArray(items)) {
    const chat: VisitorChat = Object(body)
    return { kind: 'chat', chat }
  }
  if (status === 404 && code === 'chat-not-found') return { kind: 'gone' }
  if (refusals.includes(status) && typeof detail === 'string') return { kind: 'refused', sentence: detail }
  if (status === 429 && typeof detail === 'string') return { kind: 'failed', late: { sentence: detail, at } }
  return { kind: 'failed' }
}
