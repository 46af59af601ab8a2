import type { Language } from '#domain/preferences/language.ts'
import { handOver, type HandOverWords } from './en-hand-over.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<HandOverWords>(handOver, async () => (await import('./es-hand-over.ts')).handOver)

/** In the language of what is signed, or of whoever reads the portal. */
export function useHandOverWords(language?: Language): HandOverWords {
  const here = useLanguageHere()
  return useIn(language ?? here)
}
