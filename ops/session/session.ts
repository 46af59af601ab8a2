import { useSyncExternalStore } from 'react'
import * as z from 'zod'
import { getMe, stopAskingMe } from './session-api.ts'
import { SignedIn } from '#domain/employees/employee.ts'
import { second } from '#platform/time.ts'
import { dropUnlockedForms } from '../store/drop-unlocked-forms.ts'
import { noteEventsSince } from './events-since.ts'
import { speak } from '../words/words.tsx'
import { discard, discardHere, tellSignOut } from './end-session.ts'
import { tellSignOuts } from './late-sign-outs.ts'
import { isErase, answerTimeout, restoreSession, type MeAnswer, type Restored } from './restore.ts'
import { storedUser, storeUser } from './stored-user.ts'
import { sayAtLogin } from './said-at-login.ts'
import { hadSession, keepToken, restoreToken, storedToken, watchOtherTabs } from './token-store.ts'

export type Session = { state: 'checking' } | Restored

let session: Session = { state: 'checking' }
const watchers = new Set<() => void>()

export function useSession() {
  return useSyncExternalStore(watchSession, currentSession)
}

export function currentSession() {
  return session
}

/** Calls back whenever the session changes. */
export function watchSession(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Asks who is signed in; a device without signal asks again until there is an answer. */
export async function checkSession() {
  setSession({ state: 'checking' })
  await restoreToken()
  await restore()
}

async function restore() {
  let position: string | null = null
  const ask = async (timeout: number) => {
    const answer = await askMe(timeout)
    if (answer.kind === 'user') position = answer.eventPosition ?? null
    return answer
  }
  const restored = await restoreSession({ token: storedToken, storedUser, askMe: ask, discard, wait })
  // Whoever left meanwhile has.
  if (restored.state !== 'signed-out' && storedToken() === null) return
  if (restored.state === 'signed-out' && restored.isEnded) sayAtLogin()
  if (restored.state === 'signed-in') noteEventsSince(restored.isStored ? null : position)
  setSession(restored)
  if (session.state === 'offline') whenReached(() => void restore())
  if (session.state === 'signed-in' && session.isStored) whenReached(() => void recheckSession())
}

/** Asks quietly what the person may do now; only a clear no ends the session. */
export async function recheckSession() {
  const answer = await askMe(answerTimeout)
  if (session.state !== 'signed-in') return
  if (answer.kind === 'user') setSession({ state: 'signed-in', user: answer.user })
  else if (answer.kind === 'refused' && answer.status === 401)
    await loseSession({ isErased: isErase(answer) })
  else if (session.isStored) whenReached(() => void recheckSession())
}

const retryInterval = 10 * second

let waiting = new AbortController()

/**
 * A weak signal comes back without a word: it is tried again soon, and at once where the browser says that it is back. What was to
 * be done then before is not done as well.
 */
function whenReached(work: () => void) {
  waiting.abort()
  waiting = new AbortController()
  const { signal } = waiting
  const timer = setTimeout(go, retryInterval)
  signal.addEventListener('abort', () => clearTimeout(timer))
  addEventListener('online', go, { signal })
  function go() {
    waiting.abort()
    work()
  }
}

const HandedOver = z.object({ user: SignedIn, remember: z.boolean() })

/** Begins with whom the login page has signed in this moment, else asks the server. */
export function startSession(handedOver: unknown) {
  // What belongs to one person is not shown beside the session of another: the portal starts again as whoever signed in last.
  void tellSignOuts()
  watchOtherTabs({ onSignedOut: () => void endHere(), onSignedIn: () => location.reload() })
  const { data } = HandedOver.safeParse(handedOver)
  if (!data) return checkSession()
  setSession({ state: 'signed-in', user: data.user })
  return data.remember ? renewCookie() : undefined
}

type Entered = { token: string; user: SignedIn; remember: boolean }

/**
 * What choosing a password with a code leaves behind. Where someone else was signed in in this page their session ends first, and the
 * portal begins at `path` with a page that has nothing of theirs. Whether it goes on in this one.
 */
export async function enter({ token, user, remember }: Entered, path: string): Promise<boolean> {
  if (hadSession()) {
    stopAsking()
    setSession({ state: 'checking' })
    await tellSignOut()
    await discard(false)
    keepToken(token, { remember })
    location.replace(path)
    return false
  }
  keepToken(token, { remember })
  setSession({ state: 'signed-in', user })
  if (remember) void renewCookie()
  return true
}

/** Some browsers cut a cookie that a script wrote to 7 days; the answer to this carries one that lasts. */
async function renewCookie() {
  await askMe(answerTimeout)
}

/** The server has told what its person is now. */
export function userIsNow(user: SignedIn) {
  if (session.state === 'signed-in') setSession({ state: 'signed-in', user })
}

export function passwordWasChanged() {
  if (session.state !== 'signed-in') return
  setSession({ state: 'signed-in', user: { ...session.user, must_change_password: false } })
}

/**
 * Signs out here at once; the server is told, and where it cannot be reached, at the next start of a page. What is stored stays, and
 * can be read only when the same person has signed in again.
 */
export async function leave() {
  stopAsking()
  const person = session.state === 'signed-in' ? session.user.id : null
  setSession({ state: 'checking' })
  await tellSignOut()
  if (person) await dropUnlockedForms(person)
  await discard(false)
  setSession({ state: 'signed-out' })
}

/** The server refuses the token; the person is told why they are at the login. */
export async function loseSession({ isErased }: { isErased: boolean }) {
  sayAtLogin()
  stopAsking()
  // Until all is removed, no other refused request ends the session once more.
  setSession({ state: 'checking' })
  await discard(isErased)
  setSession({ state: 'signed-out' })
}

/** Another tab has discarded the token; what is typed in this one is locked too. */
async function endHere() {
  stopAsking()
  setSession({ state: 'checking' })
  await discardHere()
  setSession({ state: 'signed-out' })
}

/** Who is signed in here is not asked any more. */
function stopAsking() {
  waiting.abort()
  stopAskingMe()
}

const Refused = z.object({ code: z.string() })

async function askMe(timeout: number): Promise<MeAnswer> {
  try {
    const response = await getMe(timeout)
    if (response.ok)
      return {
        kind: 'user',
        user: await response.json(),
        eventPosition: response.headers.get('event-position'),
      }
    const retryAfter = Number(response.headers.get('retry-after'))
    const told = Refused.safeParse(await response.json().catch(() => null))
    return {
      kind: 'refused',
      status: response.status,
      code: told.data?.code ?? '',
      retryAfterSeconds: retryAfter || null,
    }
  } catch {
    return { kind: 'no-answer' }
  }
}

function setSession(next: Session) {
  session = next
  // Where the words cannot be had, the language stays as it is until the next time.
  if (next.state === 'signed-in') {
    storeUser(next.user)
    speak(next.user.language).catch(() => undefined)
  }
  for (const watcher of watchers) watcher()
}

function wait(ms: number) {
  return new Promise<void>((done) => setTimeout(done, ms))
}
