import { use } from 'react'
import type { Language } from '#domain/preferences/language.ts'
import { loaded } from '../ui/load-screen.ts'
import { readable } from './readable.ts'

/**
 * Words that only some screens need, in a language. The Spanish ones come when the first asks for them, who waits for them as for
 * the code of the screen.
 */
export function inLanguage<Words>(english: Words, loadSpanish: () => Promise<Words>) {
  let coming: Promise<Words> | undefined
  async function load() {
    try {
      return await loaded(loadSpanish)
    } catch (error) {
      // Whoever asks next tries again.
      coming = undefined
      throw error
    }
  }
  return function useIn(language: Language): Words {
    return language === 'en' ? english : use((coming ??= readable(load())))
  }
}
