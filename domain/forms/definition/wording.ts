import * as z from 'zod'
import { languages, type Language } from '#domain/preferences/language.ts'
import { lines } from '#platform/text/text.ts'

/**
 * What a person reads, in each language that it is written in. English is always there; Spanish where someone translated it. In a draft
 * both may still be empty.
 */
export function wording(max: number, least: Least = 1) {
  return z.object({
    en: lines(max).min(least, 'Write it in English.'),
    es: lines(max).min(least, 'Write it in Spanish, or leave it out.').optional(),
  })
}

/** How much must stand in every text and list: one of a published form, nothing yet in a draft. */
export type Least = 0 | 1

export type Wording = { en: string; es?: string | undefined }

/** English where there is no translation: a form with a gap can be read, and the checks name the gap. */
export function inLanguage(wording: Wording, language: Language) {
  return wording[language] ?? wording.en
}

/** The languages besides English in which something is not written. */
export function missingLanguages(wording: Wording) {
  return languages.filter((language) => !wording[language])
}
