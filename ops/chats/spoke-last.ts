import type { ChatMessage } from '#domain/chat/chat.ts'

type Said = Pick<ChatMessage, 'author' | 'kind' | 'detail'>

/** Whether the visitor spoke last and has no answer, by the messages that are on the screen, as the server tells it by all. */
export function spokeLast(messages: readonly Said[]): boolean {
  const last = messages.findLast((message) => isVisitors(message) || isAnswer(message))
  return last?.author === 'visitor'
}

function isVisitors({ author, kind, detail }: Said) {
  return author === 'visitor' && (kind === 'text' || kind === 'photo') && !detail?.spam
}

function isAnswer({ author, kind }: Said) {
  return kind === 'quote' || kind === 'ended' || (author === 'employee' && kind === 'text')
}
