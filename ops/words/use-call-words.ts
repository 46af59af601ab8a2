import { call, type CallWords } from './en-call.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

/** The words of the call script in the language of the caller. */
export const useCallWordsIn = inLanguage<CallWords>(call, async () => (await import('./es-call.ts')).call)

/** The same in the language of whoever takes the call. */
export function useCallWords(): CallWords {
  return useCallWordsIn(useLanguageHere())
}
