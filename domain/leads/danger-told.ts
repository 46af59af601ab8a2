import { numberFor } from '#domain/chat/danger/emergency-kinds.ts'
import type { LeadDetail } from './lead.ts'

export type DangerTold = {
  readonly words: string
  readonly number: '911' | '988'
  readonly isHeard: boolean
  readonly isByLink: boolean
}

/** The danger that the chat of a request was told of, in words or with a tap; null where there was none. */
export function dangerToldIn({
  danger_in_chat,
  told_in_chat,
}: Pick<LeadDetail, 'danger_in_chat' | 'told_in_chat'>): DangerTold | null {
  if (danger_in_chat) {
    const { kind, words, by_link: isByLink = false } = danger_in_chat
    return { words, number: numberFor(kind), isHeard: true, isByLink }
  }
  return told_in_chat?.danger?.value === 'yes'
    ? { words: '', number: '911', isHeard: false, isByLink: false }
    : null
}
