import { enDrying, type DryingWords } from './en-drying.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<DryingWords>(enDrying, async () => (await import('./es-drying.ts')).esDrying)

/** What is said of readings, in the language of whoever reads it. */
export function useDryingWords(): DryingWords {
  return useIn(useLanguageHere())
}
