import { askToConfirm } from './confirm/question.ts'
import { confirming } from './confirm/confirming.ts'
import { inContact } from './session/contact.ts'
import { noteErase } from './session/said-at-login.ts'
import { takeEarlyResponse } from './session/early-requests.ts'
import { inOwnTask } from './ui/in-own-task.ts'
import { storedToken } from './session/token-store.ts'

/**
 * How every client of the API asks: in the name of the signed-in person, and once more by itself where they had to confirm
 * first that it is them.
 */
export const asMe = {
  headers: bearer,
  fetch: confirming(
    (input, init) =>
      noteErase(inContact(takeEarlyResponse(input, init) ?? inOwnTask(() => fetch(input, init)))),
    askToConfirm,
  ),
}

export function bearer(token = storedToken()): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}
