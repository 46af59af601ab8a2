import { enDryingFile, type DryingFileWords } from './en-drying-file.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<DryingFileWords>(
  enDryingFile,
  async () => (await import('./es-drying-file.ts')).esDryingFile,
)

/** The words of the drying tab, in the language of whoever reads them. */
export function useDryingFileWords(): DryingFileWords {
  return useIn(useLanguageHere())
}
