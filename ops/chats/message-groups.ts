import type { ChatDetail, ChatMessage } from '#domain/chat/chat.ts'

/** Words of one side that follow each other stand together, with one line below them. */
export function endsGroup(message: ChatMessage, next: ChatMessage | undefined) {
  return !next || next.kind !== 'text' || next.author !== message.author || next.by !== message.by
}

/** How many seconds after the visitor's first sign the first person came in; null for every other message. */
export function waitedFor(chat: Pick<ChatDetail, 'messages' | 'first_said_at'>, message: ChatMessage) {
  const first = chat.messages.find(({ kind }) => kind === 'taken')
  if (first?.position !== message.position || !chat.first_said_at) return null
  return Math.max(0, Math.round((Date.parse(message.at) - Date.parse(chat.first_said_at)) / 1000))
}
