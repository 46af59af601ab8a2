import { watched } from '../ui/watched.ts'
import { noteServerTime } from './device-clock.ts'

/**
 * When the server last answered, and since when it does not, in milliseconds by this device's clock. `isSure`: the device says so
 * itself, or nothing was ever reached from this page; any other loss may be over within seconds.
 */
export type Contact = { reached: number | null; lostSince: number | null; isSure: boolean }

export const contact = watched<Contact>({ reached: null, lostSince: null, isSure: false })

/** Where the device says that it is offline, nobody waits for a call to fail. That it is online promises nothing. */
export function watchDevice() {
  if (navigator.onLine === false) noteOffline()
  addEventListener('offline', noteOffline)
}

function noteOffline() {
  noteLost(Date.now())
  contact.set({ ...contact.get(), isSure: true })
}

const key = 'offline-since'

/** Follows a call to the server: any answer of its own is contact, none is the loss of it. Calls that were aborted tell nothing. */
export function inContact(answer: Promise<Response>): Promise<Response> {
  answer.then(
    ({ status, headers }) => (isProxyAlone(status) ? noteLost(Date.now()) : noteAnswer(headers, Date.now())),
    (error: unknown) => isAbort(error) || noteLost(Date.now()),
  )
  return answer
}

function noteAnswer(headers: Headers, now: number) {
  noteReached(now)
  noteServerTime(headers.get('date'), now)
}

export function noteReached(now: number) {
  const { reached, lostSince } = contact.get()
  if (reached === null || lostSince !== null) localStorage.removeItem(key)
  contact.set({ reached: now, lostSince: null, isSure: false })
}

/** An outage goes on over a restart of the portal: it began when it was first noticed. */
export function noteLost(now: number) {
  const { reached, lostSince } = contact.get()
  if (lostSince !== null) return
  const since = Number(localStorage.getItem(key)) || now
  contact.set({ reached, lostSince: since, isSure: reached === null })
  try {
    localStorage.setItem(key, String(since))
  } catch {
    // It is full: after a restart the outage counts from then.
  }
}

/** The server behind it did not answer. */
function isProxyAlone(status: number) {
  return status === 502 || status === 504
}

function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError'
}
