import { Refusal } from '#platform/refusal.ts'
import { deviceErasedCode } from './session-end.ts'

/** The refusal of someone whose session has ended; without a session, of someone who is not known. */
export function signInRefusal(session: { erase_requested_at: Date | null } | undefined): Refusal {
  if (!session) return new Refusal(401, 'not-signed-in', 'Please sign in.')
  return session.erase_requested_at
    ? new Refusal(401, deviceErasedCode, 'This device was signed out, and what it stored has to be removed.')
    : new Refusal(401, 'session-ended', 'Your session has ended. Please sign in again.')
}
