import type { VisitorChat } from '#domain/chat/chat.ts'
import { noChat } from './conversation-state.ts'
import { drop, keep, kept } from './kept.ts'

const key = 'mission-chat-view'

/** The conversation as it was last seen here, for when the server cannot be reached. */
export function readView(id: string | undefined): VisitorChat {
  const { of, chat } = kept(key) ?? {}
  if (!id || of !== id || !Array.isArray(Object(chat).items)) return noChat
  const known: VisitorChat = Object(chat)
  return known
}

export function keepView(id: string, chat: VisitorChat) {
  keep(key, { of: id, chat })
}

export function forgetView() {
  drop(key)
}
