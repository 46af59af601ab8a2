import { merging, type MergingWords } from './en-merging.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<MergingWords>(merging, async () => (await import('./es-merging.ts')).merging)

/** What is said of two jobs that are one, in the language of whoever reads it. The board comes without it. */
export function useMergingWords(): MergingWords {
  return useIn(useLanguageHere())
}
