import { library, type LibraryWords } from './en-library.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<LibraryWords>(library, async () => (await import('./es-library.ts')).library)

/** The words of the forms of the company, in the language of whoever reads them. */
export function useLibraryWords(): LibraryWords {
  return useIn(useLanguageHere())
}
