import { visitWords, type VisitTime } from '#domain/visits/visit-time.ts'
import { spanishWindow } from '#domain/visits/on-my-way-text.ts'
import { placeholders, type Placeholder, type TemplateLanguage } from './templates.ts'

/** What is known for the words of a template. What is not known stays to be filled in by whoever sends it. */
export type FilledWith = Partial<Record<Placeholder, string>>

/**
 * The text with what is known in it, and brackets around what is not: "[day and time of the next visit]". A time in Spanish ends with a
 * period, and so do some names: it is that of the sentence as well.
 */
export function fillTemplate(text: string, known: FilledWith): string {
  return text.replaceAll(/\{(\w+)\}(\.?)/g, (whole, word: string, period: string) => {
    const name = nameOf(word)
    if (!name) return whole
    const filled = known[name] || gapOf(name)
    return filled.endsWith('.') ? filled : filled + period
  })
}

/** What of a text is still to be filled in, as it stands there. */
export function gapsIn(text: string): string[] {
  return names.map(gapOf).filter((gap) => text.includes(gap))
}

/** Braces that stand for nothing, such as "{adress}". */
export function unknownIn(text: string): string[] {
  const words = [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([whole, word = '']) => ({
    whole,
    name: nameOf(word),
  }))
  return words.filter(({ name }) => !name).map(({ whole }) => whole)
}

/** Day and window of a visit, as a customer reads them: "Tue, Nov 24, 8–10 AM". */
export function visitFor(visit: VisitTime, language: TemplateLanguage) {
  if (language === 'en') return visitWords(visit)
  return `${spanishDay.format(Date.parse(visit.on))}, ${spanishWindow(visit)}`
}

const spanishDay = new Intl.DateTimeFormat('es-US', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

const names = [
  'name',
  'company',
  'phone',
  'number',
  'address',
  'visit',
  'sender',
] as const satisfies Placeholder[]

function nameOf(word: string) {
  return names.find((name) => name === word)
}

function gapOf(name: Placeholder) {
  return `[${placeholders[name]}]`
}
