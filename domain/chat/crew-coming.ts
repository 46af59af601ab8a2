import { spanishWindow } from '#domain/visits/on-my-way-text.ts'
import { visitWords } from '#domain/visits/visit-time.ts'
import type { Language } from '#domain/preferences/language.ts'

type Coming = {
  visit: { on: string; from: string; to: string; people: readonly string[] }
  reference: string | null
  language: Language
}

/** What staff sends with one tap once a visit is planned: who comes, when, and which request it is for. */
export function crewComing({ visit, reference, language }: Coming): string {
  const people = new Intl.ListFormat(`${language}-US`).format(
    visit.people.map((name) => name.split(' ')[0] ?? name),
  )
  if (language === 'es') {
    const day = spanishDay.format(Date.parse(visit.on))
    const who = people ? `${people} de nuestro equipo` : 'Nuestro equipo'
    const number = reference ? ` Su número de solicitud: ${reference}.` : ''
    return `${who} ${visit.people.length > 1 ? 'van' : 'va'} a su casa el ${day}, ${spanishWindow(visit)}${number}`
  }
  const who = people ? `${people} from our crew` : 'Our crew'
  const number = reference ? ` Your request is ${reference}.` : ''
  return `${who} will come ${visitWords(visit)}.${number}`
}

const spanishDay = new Intl.DateTimeFormat('es-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
