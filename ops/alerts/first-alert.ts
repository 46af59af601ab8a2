import type { Alerts, CallAlert, UnclaimedAlert } from '#domain/alerts/alert.ts'
import type { WaitingChat } from '#domain/chat/chat-query.ts'

export type FirstAlert =
  | { call: CallAlert; alert?: undefined; chat?: undefined }
  | { alert: UnclaimedAlert; call?: undefined; chat?: undefined }
  | { chat: WaitingChat; call?: undefined; alert?: undefined }

type Waiting = Partial<Pick<Alerts, 'calls' | 'open'>> & { chat?: WaitingChat | null | undefined }

/**
 * What the bar on every screen shows, of what reached the person: first who can’t go on or is in danger, at work or in a chat; then who
 * wrote to the person in a chat, which no one else answers; what happens now; who waits in a chat; the other requests; and who waits with
 * a question.
 */
export function firstIn({ calls = [], open = [], chat }: Waiting): FirstAlert | null {
  const waiting = calls.filter(({ reached_me, taken_at }) => reached_me && taken_at === null)
  const urgent = waiting.find(({ is_urgent }) => is_urgent)
  if (urgent) return { call: urgent }
  if (chat?.is_danger || chat?.is_mine) return { chat }
  const [alert] = open
  if (alert && (alert.is_happening_now || !chat) && open.some(({ reached_me }) => reached_me))
    return { alert }
  const [call] = waiting
  return chat ? { chat } : call ? { call } : null
}

type Place = { isAmongChats: boolean; hasOwnClaim: boolean; isWide: boolean }

/**
 * Which chat the bar may show. Among the chats the list says who waits, but on a phone, where the bar lies over its lower part: there someone
 * in danger comes before a request. Beside what has a Claim of its own a phone has no place for it.
 */
export function chatForBar(
  chat: WaitingChat | null | undefined,
  { isAmongChats, hasOwnClaim, isWide }: Place,
): WaitingChat | null {
  if (!chat || (hasOwnClaim && !isWide)) return null
  return isAmongChats && (isWide || !chat.is_danger) ? null : chat
}

/** A call is taken, readings are, a plan is drawn, a form is filled in, or chats are listed: the lower half of a small screen belongs to that. */
const foldsAt =
  /^\/ops\/(?:intake\/(?:new|[^/]+\/readings\/[^/]+|[^/]+\/sketch)|forms\/fill\/[^/]+|submissions\/chats)$/

/** Whether the bar is one line over a small screen at this path. */
export function isFoldedAt(path: string) {
  return foldsAt.test(path)
}
