import type { State } from './state.ts'
import type { Words } from './en.ts'

/** Who is there, as far as it was checked: in the conversation, or on call by the rota. */
export function headlineOf({ chat, start, language }: State, words: Words) {
  if (chat.with) return { title: words.isHere(chat.with), line: words.inChat }
  if (!start?.on_call) return { title: words.company, line: words.always }
  const wanted = chat.items.findLast(({ kind }) => kind === 'person_wanted')
  const line = wanted ? words.alertedAt(timeOf(wanted.at, language)) : words.alerted
  return { title: words.onCall(start.on_call), line }
}

function timeOf(at: string, language: string) {
  return new Date(at).toLocaleTimeString(`${language}-US`, {
    hour: 'numeric',
    minute: '2-digit',
  })
}
