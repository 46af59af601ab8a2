import type { WaitingChat } from '#domain/chat/chat-query.ts'
import type { ChatAlertWords } from '../words/en-chat-alerts.ts'

/** Why a chat stands in the bar. */
export function chatTitle({ is_danger, is_mine }: WaitingChat, words: ChatAlertWords) {
  if (is_danger) return words.danger
  return is_mine ? words.isMine : words.waits
}

/** Who it is: by name, by town, or not at all. Never what they wrote. */
export function chatWords({ name, town, is_mine }: WaitingChat, words: ChatAlertWords) {
  const who = name || town || words.visitor
  return is_mine ? words.wrote(who) : who
}
