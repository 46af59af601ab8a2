import { emergencyIn, type Emergency } from '#domain/chat/emergency.ts'
import type { EmergencyKind } from '#domain/chat/emergency-kinds.ts'
import { emergencyWords } from '#domain/chat/emergency-words.ts'

export type Alarm = { readonly kind: EmergencyKind; readonly title: string; readonly line: string }

/**
 * The danger that stands in a text and what to do about it, in the language it is written in; or with null what was answered in this
 * language, that there is water at an outlet. Needs no connection.
 */
export function alarmIn(text: string | null, language: Emergency['language']): Alarm | undefined {
  const found = text === null ? ({ kind: 'electricity-in-water', language } as const) : emergencyIn(text)
  return found ? { kind: found.kind, ...emergencyWords[found.kind][found.language] } : undefined
}
