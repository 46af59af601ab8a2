import * as z from 'zod'
import { languages, type Language } from '#domain/preferences/language.ts'
import { lines } from '#platform/text/text.ts'

/** What a person reads, in each language that it is written in. English is always there; Spanish where someone translated it. */
export function wording(max: number) {
  return z.object({ en: lines(max).min(1, 'Write it in English.'), es: lines(max).min(1).optional() })
}

export type Wording = { en: string; es?: string | undefined }

/** English where there is no translation: a form with a gap can be read, and the checks name the gap. */
export function inLanguage(wording: Wording, language: Language) {
  return wording[language] ?? wording.en
}

/** The languages besides English in which something is not written. */
export function missingLanguages(wording: Wording) {
  return languages.filter((language) => !wording[language])
}
