import { enReadings, type ReadingWords } from './en-readings.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<ReadingWords>(enReadings, async () => (await import('./es-readings.ts')).esReadings)

/** The words of the walk from point to point, in the language of whoever takes it. */
export function useReadingWords(): ReadingWords {
  return useIn(useLanguageHere())
}
