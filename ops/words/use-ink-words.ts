import type { Language } from '#domain/preferences/language.ts'
import { ink, type InkWords } from './en-ink.ts'
import { inLanguage } from './in-language.ts'

const useIn = inLanguage<InkWords>(ink, async () => (await import('./es-ink.ts')).ink)

/** The words of the sheets that people sign on, in the language of what they sign. */
export function useInkWords(language: Language): InkWords {
  return useIn(language)
}
