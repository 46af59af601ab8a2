import { hc, parseResponse } from 'hono/client'
import type { AuthApi } from '#api/auth.ts'
import type { Activation, PasswordChange } from '#domain/sessions/session.ts'
import { second } from '#platform/time.ts'
import { asMe } from '../as-me.ts'
import { abortEarlyRequests } from './early-requests.ts'

const auth = hc<AuthApi>('/api/auth', asMe)

/** Whoever has something to save waits for the key. */
const keyPatience = 10 * second

/** The answer as it comes: what the form says depends on how it failed. */
export function postActivation(json: Activation) {
  return auth.activate.$post({ json })
}

let asking = new AbortController()

/** The answer as it comes: what becomes of a session depends on it. Rejects where none came for so many milliseconds. */
export function getMe(timeout: number) {
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), asking.signal])
  return auth.me.$get({}, { init: { signal } })
}

/** Whoever leaves waits for no answer any more: it would write their cookie again. */
export function stopAskingMe() {
  asking.abort()
  asking = new AbortController()
  abortEarlyRequests()
}

export function getStorageKey() {
  return parseResponse(auth['storage-key'].$get({}, { init: { signal: AbortSignal.timeout(keyPatience) } }))
}

export function logOut() {
  return parseResponse(auth.logout.$post({}, { init: { keepalive: true } }))
}

export function changePassword(json: PasswordChange) {
  return parseResponse(auth.password.$post({ json }))
}
