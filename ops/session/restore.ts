import type { SignedIn } from '#domain/employees/employee.ts'
import { deviceErasedCode, endedCode } from '#domain/sessions/session-end.ts'

/** What asking "who am I?" came to. */
export type MeAnswer =
  | { kind: 'user'; user: SignedIn; eventPosition?: string | null }
  | { kind: 'refused'; status: number; code: string; retryAfterSeconds: number | null }
  | { kind: 'no-answer' }

/**
 * `isStored`: the server has not been reached yet, and the user is as it last said. `isEnded`: someone was signed in, and the server
 * has ended that.
 */
export type Restored =
  | { state: 'signed-in'; user: SignedIn; isStored?: true }
  | { state: 'signed-out'; isEnded?: true }
  | { state: 'offline' }

type RestorePorts = {
  token: () => string | null
  storedUser: () => SignedIn | null
  /** Whoever does not answer for so many milliseconds does not answer. */
  askMe: (timeout: number) => Promise<MeAnswer>
  /** Removes the token and all keys, and what was read and typed on this device where it is erased. */
  discard: (isErased: boolean) => Promise<void>
  wait: (ms: number) => Promise<void>
}

export const restoreWaits = [1000, 2000, 4000] as const
const longestWait = 10_000

/** In milliseconds. Some networks connect and never answer: whoever is known here opens what is on the device instead of waiting. */
const knownUserTimeout = 2500
export const answerTimeout = 20_000

type RestoreStep =
  | { do: 'enter'; user: SignedIn }
  | { do: 'discard'; isErased: boolean; isEnded: boolean }
  | { do: 'stay-offline' }
  | { do: 'ask-again'; afterMs: number }

/**
 * What follows from an answer: only a refusal ends a session. A server that is busy is asked again first, and a
 * technician without signal keeps the token.
 */
export function restoreStep(answer: MeAnswer, asked: number): RestoreStep {
  if (answer.kind === 'user') return { do: 'enter', user: answer.user }
  if (answer.kind === 'no-answer') return { do: 'stay-offline' }

  const wait = restoreWaits[asked - 1]
  const isBusy = answer.status === 429 || answer.status === 503
  if (!isBusy || wait === undefined)
    return { do: 'discard', isErased: isErase(answer), isEnded: answer.code === endedCode }
  const told = (answer.retryAfterSeconds ?? 0) * 1000
  return { do: 'ask-again', afterMs: Math.min(Math.max(wait, told), longestWait) }
}

/** The server tells this device to remove what was read on it; any other end removes the token alone. */
export function isErase({ status, code }: { status: number | null; code: string }) {
  return status === 401 && code === deviceErasedCode
}

/** Finds out at start who is signed in on this browser. */
export async function restoreSession({
  token,
  storedUser,
  askMe,
  discard,
  wait,
}: RestorePorts): Promise<Restored> {
  for (let asked = 1; ; asked++) {
    if (!token()) {
      // A browser that was killed while a session ended may still have its keys.
      await discard(false)
      return { state: 'signed-out' }
    }

    const user = storedUser()
    const step = restoreStep(await askMe(user ? knownUserTimeout : answerTimeout), asked)
    if (step.do === 'enter') return { state: 'signed-in', user: step.user }
    if (step.do === 'stay-offline')
      return user ? { state: 'signed-in', user, isStored: true } : { state: 'offline' }
    if (step.do === 'ask-again') {
      await wait(step.afterMs)
      continue
    }
    await discard(step.isErased)
    return { state: 'signed-out', ...(step.isEnded && { isEnded: true }) }
  }
}
