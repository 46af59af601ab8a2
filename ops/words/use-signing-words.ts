import type { Language } from '#domain/preferences/language.ts'
import { signing, type SigningWords } from './en-signing.ts'
import { inLanguage } from './in-language.ts'

const useIn = inLanguage<SigningWords>(signing, async () => (await import('./es-signing.ts')).signing)

/** The words around signatures, in the language of what is signed. */
export function useSigningWords(language: Language): SigningWords {
  return useIn(language)
}
