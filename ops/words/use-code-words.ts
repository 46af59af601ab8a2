import { code, type CodeWords } from './en-code.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<CodeWords>(code, async () => (await import('./es-code.ts')).code)

/** The words of a job’s access code, in the language of whoever reads them. */
export function useCodeWords(): CodeWords {
  return useIn(useLanguageHere())
}
