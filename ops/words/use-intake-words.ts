import { intake, type IntakeWords } from './en-intake.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<IntakeWords>(intake, async () => (await import('./es-intake.ts')).intake)

/** The words of the screen of all jobs, in the language of whoever reads them. */
export function useIntakeWords(): IntakeWords {
  return useIn(useLanguageHere())
}
