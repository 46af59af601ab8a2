import { languages, type Language } from '#domain/preferences/language.ts'
import { day, second } from '#platform/time.ts'
import { cookieIn, cookieText } from '../ui/cookies.ts'

const languageCookieName = 'language'
const yearInSeconds = (365 * day) / second

/** What the browser keeps of the language that was spoken last, for the login page, which the server writes. */
export function languageCookie(language: Language, { secure }: { secure: boolean }) {
  return cookieText(languageCookieName, language, { maxAge: yearInSeconds, secure })
}

export function languageOf(cookies = ''): Language {
  const last = cookieIn(cookies, languageCookieName)
  return languages.find((language) => language === last) ?? 'en'
}
