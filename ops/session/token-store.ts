import { clearedTokenCookie, tokenCookie, tokenFromCookies } from './token-cookie.ts'

const tokenKey = 'token'
const rememberKey = 'auth_remember'

/** The token that this tab began with. Where another tab has signed someone else in since, nothing here is sent in their name. */
let ofThisTab: string | null = null

/** The token of this tab, as long as any is stored; where local storage lost it, the one of the cookie, which is then stored again. */
export function storedToken() {
  const token = localStorage.getItem(tokenKey) ?? restoredToken()
  ofThisTab = token && (ofThisTab ?? token)
  return ofThisTab
}

function restoredToken() {
  const restored = tokenFromCookies(document.cookie)
  if (restored) localStorage.setItem(tokenKey, restored)
  return restored
}

export function keepToken(token: string, { remember }: { remember: boolean }) {
  ofThisTab = token
  document.cookie = tokenCookie(token, { remember, secure: isSecure() })
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(rememberKey, String(remember))
}

/**
 * The cookie first: another tab would take the token from it again. A token that another tab stored since then stays; whether
 * none is left.
 */
export function discardToken(): boolean {
  const isOfThisTab = storedToken() === localStorage.getItem(tokenKey)
  ofThisTab = null
  if (!isOfThisTab) return false
  document.cookie = clearedTokenCookie({ secure: isSecure() })
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(rememberKey)
  return true
}

type ElsewhereCalls = { onSignedOut: () => void; onSignedIn: () => void }

/** Calls back when another tab of this browser signs out, or signs someone in. */
export function watchOtherTabs({ onSignedOut, onSignedIn }: ElsewhereCalls) {
  addEventListener('storage', ({ key, newValue }) => {
    if ((key === tokenKey && newValue === null) || key === null) onSignedOut()
    else if (key === tokenKey && newValue !== ofThisTab) onSignedIn()
  })
}

function isSecure() {
  return location.protocol === 'https:'
}
