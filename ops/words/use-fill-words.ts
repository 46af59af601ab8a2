import { enFill, type FillWords } from './en-fill.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<FillWords>(enFill, async () => (await import('./es-fill.ts')).esFill)

/** The words around a form, in the language of whoever fills it in. */
export function useFillWords(): FillWords {
  return useIn(useLanguageHere())
}
