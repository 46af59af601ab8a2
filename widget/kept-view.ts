import type { VisitorChat } from '#domain/chat/chat.ts'
import { noChat } from './conversation-state.ts'
import { keep, kept } from './kept.ts'
import { viewKey } from './place.ts'

/** The conversation as it was last seen here, for when the server cannot be reached. */
export function readView(id: string | undefined): VisitorChat {
  const { of, chat } = kept(viewKey) ?? {}
  if (!id || of !== id || !Array.isArray(Object(chat).items)) return noChat
  const known: VisitorChat = Object(chat)
  return known
}

export function keepView(id: string, chat: VisitorChat) {
  keep(viewKey, { of: id, chat })
}
