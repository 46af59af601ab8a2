import { problemOf } from '../problem.ts'

/** Passkeys need a browser that knows them, and a page that came by https or from this very machine. */
export function knowsPasskeys() {
  return typeof PublicKeyCredential === 'function' && isSecureContext
}

/** Why a passkey failed, as a sentence. The messages of browsers are meant for developers. */
export function passkeyProblem(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey request was canceled or timed out. Try again.'
  if (name === 'SecurityError' || name === 'NotSupportedError')
    return 'Passkeys don’t work in this browser or at this address.'
  return problemOf(error).detail
}
