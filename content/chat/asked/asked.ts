import type { EmergencyKind } from '#domain/chat/danger/emergency-kinds.ts'
import type { Language } from '#domain/preferences/language.ts'

/** What someone wrote in fear, and what has to happen with it. */
export type Asked = { readonly text: string; readonly language: Language; readonly expected: Expected }

type Expected =
  | { readonly kind: 'emergency'; readonly of: readonly EmergencyKind[] }
  /** Any of these sources is right. An address without a fragment stands for all of its page. */
  | { readonly kind: 'quote'; readonly from: readonly string[] }
  | { readonly kind: 'person'; readonly reason: 'price' | 'coverage' | 'safety' | 'nothing' }

type Reason = Extract<Expected, { kind: 'person' }>['reason']
type Tell = (text: string, expected: Expected) => Asked

export const inEnglish: Tell = (text, expected) => ({ text, language: 'en', expected })
export const inSpanish: Tell = (text, expected) => ({ text, language: 'es', expected })

export function emergency(...of: readonly EmergencyKind[]): Expected {
  return { kind: 'emergency', of }
}

export function quote(...from: readonly string[]): Expected {
  return { kind: 'quote', from }
}

export function person(reason: Reason): Expected {
  return { kind: 'person', reason }
}
