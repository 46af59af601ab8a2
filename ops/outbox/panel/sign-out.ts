import { contact } from '../../session/contact.ts'
import { currentSession, leave } from '../../session/session.ts'
import { draftsOf } from '../../ui/stored-draft.ts'
import { watched } from '../../ui/watched.ts'
import { isOnlyHere } from '../unsent-states.ts'
import { outboxView } from '../outbox-view.ts'

/** Whether somebody is asked before they sign out. */
export const askingToSignOut = watched(false)

/**
 * Signs out; with work that only this device has, with something typed and not saved, or without a connection, only after the person
 * was told what that means.
 */
export function signOut() {
  const isLost = contact.get().lostSince !== null
  if (isLost || outboxView.get().entries.some(isOnlyHere) || hasDrafts()) askingToSignOut.set(true)
  else void leave()
}

function hasDrafts() {
  const session = currentSession()
  if (session.state !== 'signed-in') return false
  const { notes, forms } = draftsOf(session.user.id, Object.keys(localStorage))
  return notes.length + forms.length > 0
}
