import type { State } from './state.ts'
import type { Words } from './en.ts'

/** Who is there, as far as it was checked: in the conversation, given it, or on call by the rota. */
export function headlineOf({ chat, start, language }: State, words: Words) {
  if (chat.with) return { title: words.isHere(chat.with), line: words.inChat }
  const head = (chat.coming ?? start?.head)?.[language] ?? { title: words.company, line: words.always }
  const wanted = start?.on_call && chat.items.findLast(({ kind }) => kind === 'person_wanted')
  return wanted && !chat.coming ? { ...head, line: words.alertedAt(timeOf(wanted.at, language)) } : head
}

export function timeOf(at: string | number, language: string) {
  return new Date(at).toLocaleTimeString(`${language}-US`, { timeStyle: 'short' })
}
