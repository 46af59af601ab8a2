import { enVisits, type VisitWords } from './en-visits.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<VisitWords>(enVisits, async () => (await import('./es-visits.ts')).esVisits)

/** The words of planning, in the language of whoever reads them. */
export function useVisitWords(): VisitWords {
  return useIn(useLanguageHere())
}
