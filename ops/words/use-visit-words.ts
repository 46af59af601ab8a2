import { use } from 'react'
import { loaded } from '../ui/load-screen.ts'
import { enVisits, type VisitWords } from './en-visits.ts'
import { useLanguageHere } from './words.tsx'

let coming: Promise<VisitWords> | undefined

/** The words of planning, in the language of whoever reads them. */
export function useVisitWords(): VisitWords {
  return useLanguageHere() === 'en' ? enVisits : use((coming ??= load()))
}

async function load() {
  try {
    return (await loaded(() => import('./es-visits.ts'))).esVisits
  } catch (error) {
    // Whoever asks next tries again.
    coming = undefined
    throw error
  }
}
