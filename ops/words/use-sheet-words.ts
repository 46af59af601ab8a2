import { useContext } from 'react'
import { enSheet, type SheetWords } from './en-sheet.ts'
import { inLanguage } from './in-language.ts'
import { FormLanguage } from './use-fill-words.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<SheetWords>(enSheet, async () => (await import('./es-sheet.ts')).esSheet)

/** The words about a signed sheet, in the language of the form. */
export function useSheetWords(): SheetWords {
  const language = useLanguageHere()
  return useIn(useContext(FormLanguage) ?? language)
}
