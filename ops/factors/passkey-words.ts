import { problemOf } from '../problem.ts'

/** Passkeys need a browser that knows them, and a page that came by https or from this very machine. */
export function knowsPasskeys() {
  return typeof PublicKeyCredential === 'function' && isSecureContext
}

/** Why no passkey came of it, as a sentence. The browsers' own words are for their makers. */
export function passkeyProblem(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used: it was cancelled, or took too long. Please try again.'
  if (name === 'SecurityError' || name === 'NotSupportedError')
    return 'Passkeys do not work at this address or in this browser.'
  return problemOf(error).detail
}
