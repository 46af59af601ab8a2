import { use } from 'react'
import { en, type Words } from './en.ts'
import { spanishWords } from './spanish.ts'
import { useLanguageHere } from './words.tsx'

/** The words of the portal in the language of whoever reads them. What uses them waits for them as for its code. */
export function useWords(): Words {
  if (useLanguageHere() === 'en') return en
  return use(spanishWords())
}
