import { enContents, type ContentsWords } from './en-contents.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<ContentsWords>(enContents, async () => (await import('./es-contents.ts')).esContents)

/** The words of contents and boxes, in the language of whoever reads them. */
export function useContentsWords(): ContentsWords {
  return useIn(useLanguageHere())
}
