import { createContext, useContext } from 'react'
import type { Language } from '#domain/preferences/language.ts'
import { enFill, type FillWords } from './en-fill.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<FillWords>(enFill, async () => (await import('./es-fill.ts')).esFill)

/** The language of the form that is filled in here: what stands around its questions is in the same one. */
export const FormLanguage = createContext<Language | null>(null)

/** The words around a form, in its language, or else in that of whoever fills it in. */
export function useFillWords(): FillWords {
  const language = useLanguageHere()
  return useIn(useContext(FormLanguage) ?? language)
}
