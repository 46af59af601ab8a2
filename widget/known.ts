import type { ChatMessage, VisitorChat } from '#domain/chat/chat.ts'
import type { ChatStart } from '#domain/chat/start.ts'
import { lastOf, merge, noChat } from './conversation-state.ts'
import type { StreamEvent } from './events.ts'
import { isAllStored } from './kept.ts'
import { forgetChat, keepChat, readChat } from './kept-chat.ts'
import { keepView, readView } from './kept-view.ts'
import type { State } from './state.ts'
import type { Late } from './server-answer.ts'
import { listWaiting } from './waiting.ts'
import { languageOfBrowser } from './words.ts'

/** So long is someone taken to be typing after a sign of it; they send one every few seconds. */
const typingFor = 6000

/** What this page knows of the conversation. */
export function openKnown(changed: () => void) {
  let followed = readChat()
  let chat = readView(followed?.id)
  let start: ChatStart | undefined
  let isLost = false
  let late: Late | undefined
  let growing: ChatMessage | undefined
  let typing: { by: string; until: number } | undefined

  return {
    state: (): State => ({
      chat: growing ? { ...chat, items: [...chat.items, growing] } : chat,
      start,
      isLost: isLost || late !== undefined,
      late,
      isStored: isAllStored(),
      waiting: listWaiting(),
      kept: readChat(),
      language: readChat()?.language ?? languageOfBrowser(),
      typing: typing && typing.until > Date.now() ? typing.by : undefined,
    }),
    start(begun: ChatStart | undefined) {
      start ??= begun
      changed()
    },
    /** From where on the conversation is followed, once the server knows it. */
    from() {
      const kept = readChat()
      return kept?.isOpened ? { chat: kept, after: lastOf(chat) } : undefined
    },
    take,
    hear({ name, data }: StreamEvent) {
      const told = JSON.parse(data)
      if (name === 'chat') return take(told)
      if (name === 'writing') growing = told
      if (name === 'seen') chat = { ...chat, seen: Math.max(chat.seen, Number(told)) }
      if (name === 'typing') {
        typing = { by: String(told), until: Date.now() + typingFor }
        setTimeout(changed, typingFor + 50)
      }
      changed()
    },
    /** What was sent last is too much for now, or no longer. */
    late: (is: Late | undefined) => (late = is),
    reached(is: boolean) {
      if (isLost === !is) return
      isLost = !is
      changed()
    },
    forget() {
      forgetChat()
      chat = noChat
      changed()
    },
    /** Another tab wrote, sent, or began anew. Whether there is another conversation to follow now. */
    hearOtherTab() {
      const kept = readChat()
      const isOther = kept?.id !== followed?.id
      const isFollowable = isOther || kept?.isOpened !== followed?.isOpened
      if (isOther) chat = readView(kept?.id)
      followed = kept
      changed()
      return isFollowable
    },
  }

  function take(news: VisitorChat) {
    chat = merge(chat, news)
    if (news.items.length > 0) growing = typing = undefined
    const kept = readChat()
    if (kept) keepView(kept.id, chat)
    // Whoever writes Spanish reads Spanish, unless they chose.
    const { language = kept?.language } = news
    if (kept && language && language !== kept.language && !kept.isTurned) keepChat(language, { language })
    changed()
  }
}
