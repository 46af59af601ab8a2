import { clearedTokenCookie, tokenCookie, tokenFromCookies } from './token-cookie.ts'

const tokenKey = 'token'
const rememberKey = 'auth_remember'

/** The stored token; where local storage lost it, the one of the cookie, which is then stored again. */
export function storedToken() {
  const token = localStorage.getItem(tokenKey)
  if (token) return token
  const restored = tokenFromCookies(document.cookie)
  if (restored) localStorage.setItem(tokenKey, restored)
  return restored
}

export function keepToken(token: string, { remember }: { remember: boolean }) {
  document.cookie = tokenCookie(token, { remember, secure: isSecure() })
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(rememberKey, String(remember))
}

/** The cookie first: another tab would take the token from it again. */
export function discardToken() {
  document.cookie = clearedTokenCookie({ secure: isSecure() })
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(rememberKey)
}

/** Calls back when another tab of this browser signs out. */
export function whenSignedOutElsewhere(signOut: () => void) {
  addEventListener('storage', ({ key, newValue }) => {
    if ((key === tokenKey && newValue === null) || key === null) signOut()
  })
}

function isSecure() {
  return location.protocol === 'https:'
}
