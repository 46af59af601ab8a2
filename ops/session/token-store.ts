import { forgetErasing } from './erasing.ts'
import { isSignOutUntold, wasLeft } from './late-sign-outs.ts'
import { clearedTokenCookie, tokenCookie, tokenFromCookies } from './token-cookie.ts'

const tokenKey = 'token'
const rememberKey = 'auth_remember'

/** The token that this tab began with. Where another tab has signed someone else in since, nothing here is sent in their name. */
let ofThisTab: string | null = null
/** The session of this page has ended. Whoever is signed in next begins with a page of their own. */
let isOver = false

/** The token of this page, until its session has ended. */
export function storedToken() {
  if (isOver) return null
  const token = tokenOfBrowser() ?? ownCookieToken()
  isOver = token === null && ofThisTab !== null
  ofThisTab = token && (ofThisTab ?? token)
  return ofThisTab
}

/** The token of whoever is signed in in this browser, in whatever tab. */
export function tokenOfBrowser() {
  return localStorage.getItem(tokenKey)
}

/** Whether anyone is, or was, signed in in this page. */
export function hadSession() {
  return storedToken() !== null || isOver
}

/**
 * At the start of a page: where local storage lost the token, the one of the cookie is stored again. Not that of a session that was
 * left here: an answer that was on its way may have written its cookie once more.
 */
export async function restoreToken(): Promise<void> {
  const token = tokenFromCookies(document.cookie)
  if (token === null || tokenOfBrowser() !== null) return
  const isOver = await wasLeft(token)
  // Another tab may have signed someone in meanwhile.
  if (tokenOfBrowser() !== null) return
  if (isOver) document.cookie = clearedTokenCookie({ secure: isSecure() })
  else localStorage.setItem(tokenKey, token)
}

/** The same while the page is open: its own token alone, where nobody has signed out here. */
function ownCookieToken() {
  if (ofThisTab === null || isSignOutUntold() || tokenFromCookies(document.cookie) !== ofThisTab) return null
  localStorage.setItem(tokenKey, ofThisTab)
  return ofThisTab
}

/** For this page, or where it had a session before, for the next one. */
export function keepToken(token: string, { remember }: { remember: boolean }) {
  if (ofThisTab === null && !isOver) ofThisTab = token
  document.cookie = tokenCookie(token, { remember, secure: isSecure() })
  forgetErasing()
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(rememberKey, String(remember))
}

/**
 * The cookie first: another tab would take the token from it again. A token that another tab stored since then stays; whether
 * none is left.
 */
export function discardToken(): boolean {
  const isOfThisTab = storedToken() === tokenOfBrowser()
  isOver ||= ofThisTab !== null
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
