import type { ChatDetail } from '#domain/chat/chat.ts'
import type { ReadyWords } from '#domain/chat/settings/canned.ts'
import { triage } from '#domain/chat/facts/triage.ts'
import type { RowKey } from './fact-rows.ts'

type Language = ChatDetail['language']
type Words = Readonly<Record<Language, string>>

const ofTriage = new Map(triage.map(({ fact, question }) => [fact, question]))

const others: Readonly<Partial<Record<RowKey, Words>>> = {
  danger: { en: 'Is anyone in danger?', es: '¿Hay alguien en peligro?' },
  phone: {
    en: 'What number can we reach you at?',
    es: '¿A qué número le podemos llamar?',
  },
  // Under the rule `photos-first`: from dry ground.
  photos: {
    en: 'Can you send us a photo? Only if you can take it from a safe, dry place.',
    es: '¿Nos puede mandar una foto? Solo si puede tomarla desde un lugar seco y seguro.',
  },
}

/** Where someone died or was hurt, nobody is asked for photos. */
export function mayAsk(key: RowKey, { facts }: Pick<ChatDetail, 'facts'>): boolean {
  return key !== 'photos' || facts.loss?.value !== 'trauma'
}

/** The question for a fact that is not known yet, in the language of the visitor. It goes into the reply; it is never sent by itself. */
export function askOf(key: RowKey, language: Language, ready?: ReadyWords): string {
  const words =
    key === 'phone' || key === 'photos' || key === 'danger'
      ? undefined
      : (ready?.questions[key] ?? ofTriage.get(key))
  return (words ?? others[key])?.[language] ?? ''
}

/** The reply with the question behind what is typed already; asked twice it stands there once. */
export function withAsk(typed: string, question: string) {
  if (typed.includes(question)) return typed
  return [typed.trimEnd(), question].filter(Boolean).join(' ')
}

/** When staff last asked it in the conversation, or null. */
export function askedAt({ messages }: Pick<ChatDetail, 'messages'>, question: string) {
  const asked = messages.findLast(
    ({ author, kind, text }) => author === 'employee' && kind === 'text' && text.includes(question),
  )
  return asked?.at ?? null
}
