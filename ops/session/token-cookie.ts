import { day } from '#platform/time.ts'
import { sessionLength } from '#domain/sessions/session-times.ts'
import { cookieIn, cookieText } from '../ui/cookies.ts'

export const tokenCookieName = 'auth_token'
export const rememberedDays = 36500
export const ordinaryDays = sessionLength / day

const secondsInDay = 24 * 60 * 60

/** The cookie that a sign-in writes. Browsers keep at most 400 days of it; what is sent is what the company asked for. */
export function tokenCookie(token: string, kept: { remember: boolean; secure: boolean }) {
  const days = kept.remember ? rememberedDays : ordinaryDays
  return cookieText(tokenCookieName, token, { maxAge: days * secondsInDay, secure: kept.secure })
}

export function clearedTokenCookie({ secure }: { secure: boolean }) {
  return cookieText(tokenCookieName, '', { maxAge: 0, secure })
}

/** The token in a `document.cookie` text, or null. */
export function tokenFromCookies(cookies: string) {
  return cookieIn(cookies, tokenCookieName)
}
