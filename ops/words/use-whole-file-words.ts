import { wholeFile, type WholeFileWords } from './en-whole-file.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<WholeFileWords>(
  wholeFile,
  async () => (await import('./es-whole-file.ts')).wholeFile,
)

/** The words of the download of a job’s whole file, in the language of whoever reads them. */
export function useWholeFileWords(): WholeFileWords {
  return useIn(useLanguageHere())
}
