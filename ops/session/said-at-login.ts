import { deviceErasedCode, type Erased } from '#domain/sessions/session-end.ts'

const key = 'session-ended'
const erasedKey = 'device-erased'

/** The login page, a document of its own, will say that the session has ended. */
export function sayAtLogin() {
  sessionStorage.setItem(key, 'yes')
}

/** Whether it has to be said, once. */
export function takeSaidAtLogin() {
  const isSaid = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isSaid
}

/** Follows a call to the server: where the answer is that this device is erased, the login page will say by whom. */
export function noteErase(answer: Promise<Response>): Promise<Response> {
  answer.then(
    (response) => response.status === 401 && void note(response.clone()),
    () => {},
  )
  return answer
}

async function note(refusal: Response) {
  const told: unknown = await refusal.json().catch(() => null)
  const erased = erasedOf(told)
  if (erased) sessionStorage.setItem(erasedKey, JSON.stringify(erased))
}

/** By whom this device was erased and when, once; null where it was not. */
export function takeErased(): Erased | null {
  const stored = sessionStorage.getItem(erasedKey)
  sessionStorage.removeItem(erasedKey)
  return stored === null ? null : JSON.parse(stored)
}

// By hand: the login page takes this file too, and schemas would be larger than all of it.
function erasedOf(told: unknown): Erased | null {
  if (!isObject(told) || told['code'] !== deviceErasedCode || !isObject(told['erased'])) return null
  const { by, at } = told['erased']
  return (typeof by === 'string' || by === null) && typeof at === 'string' ? { by, at } : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
