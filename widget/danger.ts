import { emergencyIn, type Emergency } from '#domain/chat/emergency.ts'
import type { EmergencyKind } from '#domain/chat/emergency-kinds.ts'
import { emergencyWords } from '#domain/chat/emergency-words.ts'

export type Alarm = { readonly kind: EmergencyKind; readonly title: string; readonly line: string }

/** The danger that stands in a text and what to do about it, in the language it is written in. Needs no connection. */
export function alarmIn(text: string): Alarm | undefined {
  const found = emergencyIn(text)
  return found ? alarmOf(found) : undefined
}

/** The same of a danger that was not written of, but answered. */
export function alarmOf({ kind, language }: Emergency): Alarm {
  return { kind, ...emergencyWords[kind][language] }
}
