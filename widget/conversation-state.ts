import type { VisitorChat } from '#domain/chat/chat.ts'

export const noChat: VisitorChat = {
  state: 'automated',
  with: null,
  facts: {},
  reference: null,
  seen: 0,
  items: [],
}

/** What is known with what has come, in whichever order answers and the stream bring it. */
export function merge(known: VisitorChat, news: VisitorChat): VisitorChat {
  const last = lastOf(known)
  const items = [...known.items, ...news.items.filter(({ position }) => position > last)]
  // An answer that was overtaken tells how things stood before.
  if (news.items.length > 0 && lastOf(news) < last) return { ...known, items }
  return { ...news, seen: Math.max(known.seen, news.seen), items }
}

export function lastOf({ items }: Pick<VisitorChat, 'items'>) {
  return items.at(-1)?.position ?? 0
}
