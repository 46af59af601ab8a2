import type { Words } from '../words/en.ts'
import type { ChatAlert } from './first-alert.ts'

/** Why a chat stands in the bar. */
export function chatTitle({ is_danger, is_mine }: ChatAlert, alerts: Words['alerts']) {
  if (is_danger) return alerts.chatDanger
  return is_mine ? alerts.chatIsMine : alerts.chatWaits
}

/** Who it is: by name, by town, or not at all. Never what they wrote. */
export function chatWords({ name, town, is_mine }: ChatAlert, alerts: Words['alerts']) {
  const who = name || town || alerts.chatVisitor
  return is_mine ? alerts.chatWrote(who) : who
}
