import { isAfterwards } from '#domain/chat/danger/afterwards.ts'
import { emergencyIn, type Emergency } from '#domain/chat/danger/emergency.ts'
import type { EmergencyKind } from '#domain/chat/danger/emergency-kinds.ts'
import { emergencyWords, textInstead } from '#domain/chat/danger/emergency-words.ts'

export type Alarm = {
  readonly kind: EmergencyKind
  readonly title: string
  readonly line: string
  readonly back?: string
}

const back = { en: 'Back to the chat', es: 'Volver al chat' }

/** Who says in the same message that they have no voice for the call. */
const isSilent = /\b(?:deaf|mute|sord[oa]|mud[oa]|(?:can ?.?t|cannot|no puedo) (?:speak|talk|hablar))\b/i

/**
 * The danger that stands in a text and what to do about it, in the language it is written in; or with null what was answered in this
 * language, that there is water at an outlet. On a page about trauma, what is over is told in the conversation. Needs no connection.
 */
export function alarmIn(
  text: string | null,
  language: Emergency['language'],
  isTrauma = false,
): Alarm | undefined {
  const found = text === null ? ({ kind: 'electricity-in-water', language } as const) : emergencyIn(text)
  if (!found || (isTrauma && text && isAfterwards(text, found))) return undefined
  const words = emergencyWords[found.kind][found.language]
  const line = text && isSilent.test(text) ? `${words.line} ${textInstead[found.language]}` : words.line
  return { ...words, line, kind: found.kind, back: back[found.language] }
}
