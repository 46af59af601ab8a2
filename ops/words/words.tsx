import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Language } from '#domain/preferences/language.ts'
import { enFirst, type FirstWords } from './en-first.ts'
import { languageCookie, languageOf } from './language-cookie.ts'
import { spanishWords } from './spanish.ts'

let spoken: { language: Language; words: FirstWords } = { language: 'en', words: enFirst }
let wanted: Language = 'en'
const watchers = new Set<() => void>()
const IsEnglish = createContext(false)

/** Words of the first screen, in the language of whoever reads them. What is loaded later has `useWords`. */
export function useFirstWords(): FirstWords {
  const { words } = useSyncExternalStore(watch, () => spoken)
  return useContext(IsEnglish) ? enFirst : words
}

export function useLanguage(): Language {
  return useSyncExternalStore(watch, () => spoken).language
}

/** The language of what stands here: parts of the portal are in English for everyone. */
export function useLanguageHere(): Language {
  const language = useLanguage()
  return useContext(IsEnglish) ? 'en' : language
}

/** From here on the portal speaks the language; where its words cannot be had it goes on as before. */
export async function speak(language: Language) {
  if (languageOf(document.cookie) !== language)
    document.cookie = languageCookie(language, { secure: location.protocol === 'https:' })
  wanted = language
  if (language === spoken.language) return
  // Screens that are open need all words at once.
  if (language === 'es') await spanishWords()
  await begin(language)
}

/** The language that was spoken here last: before anyone has signed in nothing else is known. */
export async function speakAsBefore() {
  wanted = languageOf(document.cookie)
  await begin(wanted).catch(() => undefined)
  // The next screen needs the others.
  if (wanted === 'es') spanishWords().catch(() => undefined)
}

async function begin(language: Language) {
  const words = language === 'es' ? (await import('./es-first.ts')).esFirst : enFirst
  if (wanted !== language) return
  spoken = { language, words }
  document.documentElement.lang = language
  for (const watcher of watchers) watcher()
}

/** The mark of what is shown in English to who reads another language: a dialog stands outside of what opened it. */
export function useForeignLang() {
  return useLanguage() !== useLanguageHere() ? 'en' : undefined
}

/** What is not translated, with all that stands in it. */
export function English({ children }: { children: ReactNode }) {
  const isForeign = useLanguage() !== 'en'
  return (
    <IsEnglish value>
      <div lang={isForeign ? 'en' : undefined} className="contents">
        {children}
      </div>
    </IsEnglish>
  )
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
