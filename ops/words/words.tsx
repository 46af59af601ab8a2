import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Language } from '#domain/preferences/preference.ts'
import { en, type Words } from './en.ts'
import { languageCookie, languageOf } from './language-cookie.ts'

let spoken: { language: Language; words: Words } = { language: 'en', words: en }
let wanted: Language = 'en'
const watchers = new Set<() => void>()
const Scope = createContext<Words | null>(null)

/** The words of the portal in the language of whoever reads them. */
export function useWords(): Words {
  const { words } = useSyncExternalStore(watch, () => spoken)
  return useContext(Scope) ?? words
}

export function useLanguage(): Language {
  return useSyncExternalStore(watch, () => spoken).language
}

/** From here on the portal speaks the language; where its words cannot be had it goes on as before. */
export async function speak(language: Language) {
  if (languageOf(document.cookie) !== language)
    document.cookie = languageCookie(language, { secure: location.protocol === 'https:' })
  wanted = language
  if (language === spoken.language) return
  const words = language === 'es' ? (await import('./es.ts')).es : en
  if (wanted !== language) return
  spoken = { language, words }
  document.documentElement.lang = language
  for (const watcher of watchers) watcher()
}

/** The language that was spoken here last: before anyone has signed in nothing else is known. */
export function speakAsBefore() {
  return speak(languageOf(document.cookie)).catch(() => undefined)
}

/** The mark of what is shown in English to who reads another language: a dialog stands outside of what opened it. */
export function useForeignLang() {
  const isEnglish = useContext(Scope) === en
  return useLanguage() !== 'en' && isEnglish ? 'en' : undefined
}

/** What is not translated, with all that stands in it. */
export function English({ children }: { children: ReactNode }) {
  const isForeign = useLanguage() !== 'en'
  return (
    <Scope value={en}>
      <div lang={isForeign ? 'en' : undefined} className="contents">
        {children}
      </div>
    </Scope>
  )
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
