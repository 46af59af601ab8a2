import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { Language } from '#domain/preferences/language.ts'
import { comingWords } from './coming-words.ts'
import type { Decision } from './decide.ts'
import { plainLetters } from './hearing/spelling.ts'

/** What only a person tells, whatever our pages say. */
export type OnlyPeopleTell = 'price' | 'coverage' | 'arrival'

const asksWhen =
  /\b(how (long|soon|fast|quick)|what time|eta|when|wen|cuanto (tardan?|tiempo|demoran?)|cuando|a que hora)\b.*\b(get|be|come|coming|here|arrive|there|send|you|u|someone|take|llegan?|vienen?|vengan?|pueden|tardan?|demoran?)\b|\b(eta|cuanto (tardan?|demoran?))\b/

/** Which of them a message asks, as it was decided; null where it asks something else. */
export function onlyPeopleTell(text: string, decision: Decision): OnlyPeopleTell | null {
  if (decision.kind !== 'person' || decision.reason === 'safety' || decision.reason === 'emergency')
    return null
  if (decision.reason !== 'nothing') return decision.reason
  return asksWhen.test(plainLetters(text)) ? 'arrival' : null
}

type Alerted = { name: string | null; at: Date } | undefined

/** Says who will tell it: never what, and never when. */
export function personTells(alerted: Alerted, language: Language): string {
  const first = language === 'es' ? 'Una persona se lo dirá' : 'A person will tell you'
  return alerted ? `${first}; ${whoWasAlerted(alerted, language)}` : `${first}.`
}

/** Says in one line that the message is not lost, to whoever was told before what happens next. */
export function stillWaits(alerted: Alerted, language: Language): string {
  if (language === 'es')
    return `${alerted ? capitalized(whoWasAlerted(alerted, 'es')) : 'Nuestra oficina tiene su mensaje.'} ¿Hay peligro? Llame al 911.`
  return `${alerted ? capitalized(whoWasAlerted(alerted, 'en')) : 'Our office has your message.'} In danger? Call 911.`
}

/** Says that a machine answers, to whoever asks, and which person was told. */
export function isAutomatedWords(alerted: Alerted, language: Language): string {
  if (language === 'es')
    return `Estas respuestas son automáticas. ${alerted ? capitalized(whoWasAlerted(alerted, 'es')) : 'Alguien de nuestra oficina escribirá aquí.'}`
  return `These answers are automated. ${alerted ? capitalized(whoWasAlerted(alerted, 'en')) : 'Someone from our office will write here.'}`
}

/** What stands over the chat once someone was told without a word of it in the conversation. */
export function headOfAlerted(alerted: NonNullable<Alerted>) {
  return {
    en: { title: capitalized(whoWasAlerted(alerted, 'en')).replace(/\.$/, ''), line: comingWords.en.writing },
    es: { title: capitalized(whoWasAlerted(alerted, 'es')).replace(/\.$/, ''), line: comingWords.es.writing },
  }
}

function whoWasAlerted({ name, at }: NonNullable<Alerted>, language: Language) {
  const time = at.toLocaleTimeString(`${language}-US`, {
    timeZone: companyTimeZone,
    hour: 'numeric',
    minute: '2-digit',
  })
  // "p. m." ends with a period of its own.
  if (language === 'es')
    return `avisamos ${name ? `a ${name} ` : ''}a ${time.startsWith('1:') ? 'la' : 'las'} ${time.replace(/\.$/, '')}.`
  return `${name ?? 'our team'} was alerted at ${time}.`
}

function capitalized(sentence: string) {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
