import type { Alerts, CallAlert, UnclaimedAlert } from '#domain/alerts/alert.ts'
import type { ChatsWaiting, WaitingChat } from '#domain/chat/chat-query.ts'

/** A visitor in a chat: one who wrote to the person, or one who waits for anyone. */
export type ChatAlert = WaitingChat & { is_mine: boolean }

export type FirstAlert =
  | { call: CallAlert; alert?: undefined; chat?: undefined }
  | { alert: UnclaimedAlert; call?: undefined; chat?: undefined }
  | { chat: ChatAlert; call?: undefined; alert?: undefined }

type Waiting = Partial<Pick<Alerts, 'calls' | 'open'>> & {
  chats?: Pick<ChatsWaiting, 'first' | 'first_unread'> | undefined
}

/**
 * What the bar on every screen shows, of what reached the person: first who can’t go on or is in danger, at work or in a chat; then who
 * wrote to the person in a chat, which no one else answers; what happens now; who waits in a chat; the other requests; and who waits with
 * a question.
 */
export function firstIn({ calls = [], open = [], chats }: Waiting): FirstAlert | null {
  const waiting = calls.filter(({ reached_me, taken_at }) => reached_me && taken_at === null)
  const urgent = waiting.find(({ is_urgent }) => is_urgent)
  if (urgent) return { call: urgent }
  const mine = chatOf(chats?.first_unread, true)
  const anyones = chatOf(chats?.first, false)
  if (anyones?.chat.is_danger && !mine?.chat.is_danger) return anyones
  if (mine) return mine
  const [alert] = open
  const isMeant = alert && open.some(({ reached_me }) => reached_me)
  if (isMeant && (alert.is_happening_now || !anyones)) return { alert }
  const [call] = waiting
  return anyones ?? (call ? { call } : null)
}

function chatOf(chat: WaitingChat | null | undefined, is_mine: boolean) {
  return chat ? { chat: { ...chat, is_mine } } : null
}
