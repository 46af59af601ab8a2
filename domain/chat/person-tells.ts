import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { Decision } from './decide.ts'
import { plainLetters } from './spelling.ts'

/** What only a person tells, whatever our pages say. */
export type OnlyPeopleTell = 'price' | 'coverage' | 'arrival'

const asksWhen =
  /\b(how (long|soon|fast|quick)|what time|eta|when|wen|cuanto (tardan?|tiempo|demoran?)|cuando|a que hora)\b.*\b(get|be|come|coming|here|arrive|there|send|you|u|someone|take|llegan?|vienen?|vengan?|pueden|tardan?|demoran?)\b|\b(eta|cuanto (tardan?|demoran?))\b/

/** Which of them a message asks, as it was decided; null where it asks something else. */
export function onlyPeopleTell(text: string, decision: Decision): OnlyPeopleTell | null {
  if (decision.kind !== 'person' || decision.reason === 'safety') return null
  if (decision.reason !== 'nothing') return decision.reason
  return asksWhen.test(plainLetters(text)) ? 'arrival' : null
}

type Alerted = { name: string | null; at: Date } | undefined

/** Says who will tell it: never what, and never when. */
export function personTells(alerted: Alerted, language: 'en' | 'es'): string {
  const first = language === 'es' ? 'Una persona se lo dirá' : 'A person will tell you'
  if (!alerted) return `${first}.`
  const time = alerted.at.toLocaleTimeString(`${language}-US`, {
    timeZone: companyTimeZone,
    hour: 'numeric',
    minute: '2-digit',
  })
  const { name } = alerted
  if (language === 'es')
    return `${first}; avisamos ${name ? `a ${name} ` : ''}a ${time.startsWith('1:') ? 'la' : 'las'} ${time}.`
  return `${first}; ${name ?? 'our team'} was alerted at ${time}.`
}
