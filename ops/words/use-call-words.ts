import { use } from 'react'
import type { Language } from '#domain/preferences/preference.ts'
import { loaded } from '../ui/load-screen.ts'
import { call, type CallWords } from './en-call.ts'
import { useLanguageHere } from './words.tsx'

let spanish: CallWords | undefined
let coming: Promise<CallWords> | undefined

/** The words of the call script in the language of whoever takes the call. */
export function useCallWords(): CallWords {
  return useCallWordsIn(useLanguageHere())
}

/** The same in the language of the caller. What uses them waits for them as for its code. */
export function useCallWordsIn(language: Language): CallWords {
  if (language === 'en') return call
  return spanish ?? use((coming ??= load()))
}

async function load() {
  try {
    spanish = (await loaded(() => import('./es-call.ts'))).call
    return spanish
  } catch (error) {
    // Whoever asks next tries again.
    coming = undefined
    throw error
  }
}
