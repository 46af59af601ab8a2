import { second } from '#platform/time.ts'
import { rememberedFor, sessionCookieName } from '#domain/sessions/session-cookie.ts'
import { sessionLength } from '#domain/sessions/session-times.ts'
import { cookieIn, cookieText } from '../ui/cookies.ts'

/** The cookie that a sign-in writes. */
export function tokenCookie(token: string, { remember, secure }: { remember: boolean; secure: boolean }) {
  const maxAge = (remember ? rememberedFor : sessionLength) / second
  return cookieText(sessionCookieName, token, { maxAge, secure })
}

export function clearedTokenCookie({ secure }: { secure: boolean }) {
  return cookieText(sessionCookieName, '', { maxAge: 0, secure })
}

/** The token in a `document.cookie` text, or null. */
export function tokenFromCookies(cookies: string) {
  return cookieIn(cookies, sessionCookieName)
}
