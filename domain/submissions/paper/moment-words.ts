import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { Language } from '#domain/preferences/language.ts'
import { locales } from './paper-words.ts'

/** A moment in the words of a paper, where the company works. */
export function momentWords(at: Date, language: Language) {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: companyTimeZone } as const
  return new Intl.DateTimeFormat(locales[language], format).format(at)
}
