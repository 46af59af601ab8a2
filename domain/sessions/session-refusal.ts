import { Refusal } from '#platform/refusal.ts'
import { deviceErasedCode, endedCode, type Erased } from './session-end.ts'

/** The refusal of someone whose session has ended; without a session, of someone who is not known. */
export function signInRefusal(session: { erased: Erased | null } | undefined): Refusal {
  if (!session) return new Refusal(401, 'not-signed-in', 'Please sign in.')
  const { erased } = session
  return erased
    ? new Refusal(
        401,
        deviceErasedCode,
        'This device was signed out, and what it stored has to be removed.',
        {
          erased,
        },
      )
    : new Refusal(401, endedCode, 'Your session has ended. Please sign in again.')
}
