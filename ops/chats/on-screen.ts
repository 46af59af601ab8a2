import type { ChatMessage } from '#domain/chat/chat.ts'

type Between = { readonly top: number; readonly bottom: number }

/** Whether a message stands between the head of the conversation and the reply: its middle, or where it is longer, a part that fills the place. */
export function isOnScreen(
  { top, height }: { readonly top: number; readonly height: number },
  between: Between,
): boolean {
  if (height === 0 || between.bottom <= between.top) return false
  const middle = top + height / 2
  if (middle >= between.top && middle <= between.bottom) return true
  return top <= between.top && top + height >= between.bottom
}

/**
 * Up to where a conversation was seen, with these on the screen: whoever opens one of theirs begins at the first that is unread, and whoever
 * takes one over reads it from its end.
 */
export function seenUpTo(onScreen: readonly number[], before: number): number {
  return Math.max(before, ...onScreen)
}

type Said = Pick<ChatMessage, 'position' | 'author'>

/** The first message of the visitor that was not seen. */
export function firstUnread<T extends Said>(messages: readonly T[], seen: number): T | undefined {
  return messages.find(({ author, position }) => author === 'visitor' && position > seen)
}
