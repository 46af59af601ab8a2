import { use } from 'react'
import type { Language } from '#domain/preferences/language.ts'
import { loaded } from '../ui/load-screen.ts'

/**
 * Words that only some screens need, in a language. The Spanish ones come when the first asks for them, who waits for them as for
 * the code of the screen.
 */
export function inLanguage<Words>(english: Words, loadSpanish: () => Promise<Words>) {
  let spanish: Words | undefined
  let coming: Promise<Words> | undefined
  async function load() {
    try {
      spanish = await loaded(loadSpanish)
      return spanish
    } catch (error) {
      // Whoever asks next tries again.
      coming = undefined
      throw error
    }
  }
  return function useIn(language: Language): Words {
    return language === 'en' ? english : (spanish ?? use((coming ??= load())))
  }
}
