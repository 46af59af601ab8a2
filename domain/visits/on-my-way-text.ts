import { displayPhone } from '#domain/leads/phone.ts'
import { windowWords, type VisitTime } from './visit-time.ts'
import type { Language } from '#domain/preferences/language.ts'

type OnMyWay = {
  company: { name: string; phone: string }
  /** The first name of who is on the way. */
  first: string
  /** The window of today's visit; null where it has none, or its time is over. */
  window: Pick<VisitTime, 'from' | 'to'> | null
  language: Language
}

/** What the customer of a visit is told once someone is on the way. Nothing in it was written by a visitor. */
export function onMyWayText({ company, first, window, language }: OnMyWay) {
  const phone = displayPhone(company.phone)
  if (language === 'es') {
    const when = window ? ` Hora prevista: ${spanishWindow(window)}` : ''
    return `${company.name}: ${first} va en camino.${when} ¿Preguntas? Llame al ${phone}.`
  }
  const when = window ? ` Planned arrival: ${windowWords(window)}.` : ''
  return `${company.name}: ${first} is on the way.${when} Questions? Call ${phone}.`
}

/** "de 8 a. m. a 10:30 a. m." */
export function spanishWindow({ from, to }: Pick<VisitTime, 'from' | 'to'>) {
  return `de ${spanishTime(from)} a ${spanishTime(to)}`
}

function spanishTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 || 12
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'a. m.' : 'p. m.'}`
}
