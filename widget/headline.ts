import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { State } from './state.ts'
import type { Words } from './en.ts'

/** Who is there, as far as it was checked: in the conversation, given it, or on call by the rota. */
export function headlineOf({ chat, start, language }: State, words: Words) {
  if (chat.with) return { title: words.isHere(chat.with), line: words.inChat }
  const head = (chat.coming ?? start?.head)?.[language] ?? { title: words.company, line: words.always }
  const isOnCall = start?.on_call && !chat.coming
  const wanted = isOnCall && chat.items.findLast(({ kind }) => kind === 'person_wanted')
  // Whoever came since and left was not alerted by that.
  return wanted && chat.state === 'waiting'
    ? { ...head, line: words.alertedAt(timeOf(wanted.at, language)) }
    : head
}

/** By the clock of the office, as all that the chat says; it is named where the visitor’s clock shows another time. */
export function timeOf(at: string | number, language: string) {
  const by = (timeZone?: string) =>
    new Date(at).toLocaleTimeString(`${language}-US`, { timeStyle: 'short', timeZone })
  const ours = by(companyTimeZone)
  return by() === ours ? ours : `${ours} ET`
}
