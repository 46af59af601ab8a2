import { en, type Words } from './en.ts'
import type { Parts } from './parts.ts'

export type Language = 'en' | 'es'

/** The words of each language that is here; English ones are there at once. */
const known: Partial<Record<Language, Words>> = { en }

export function wordsOf(language: Language): Words {
  return known[language] ?? en
}

/** Fetches the words of a language. Where they cannot be had, English ones must do. */
export async function loadWords(language: Language, parts: Parts): Promise<void> {
  if (language === 'es')
    known.es ??= await parts.es().then(
      ({ es }) => es,
      () => undefined,
    )
}

export function languageOfBrowser(): Language {
  return navigator.language.startsWith('es') ? 'es' : 'en'
}
