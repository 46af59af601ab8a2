import { second } from '#platform/time.ts'
import { contact } from '../../session/contact.ts'
import { currentSession, leave } from '../../session/session.ts'
import { inTime } from '../../ui/load-screen.ts'
import { draftsOf } from '../../ui/stored-draft.ts'
import { formDraftsView } from '../../store/form-drafts-view.ts'
import { isOnlyHere } from '../unsent-states.ts'
import { outboxView } from '../outbox-view.ts'
import { askingToSignOut } from './asking-to-sign-out.ts'

export const loadSignOutDialog = () => import('./sign-out-dialog.tsx')

/**
 * Signs out; with work that only this device has, with something typed and not saved, or without a connection, only after the person
 * was told what that means.
 */
export function signOut() {
  if (outboxView.get().entries.some(isOnlyHere) || hasDrafts()) askingToSignOut.set(true)
  else if (contact.get().lostSince === null) void leave()
  else void askOffline()
}

const patience = 3 * second

/** Nobody has to stay signed in because the question is not on this device. */
async function askOffline() {
  try {
    await inTime(loadSignOutDialog(), patience)
    askingToSignOut.set(true)
  } catch {
    await leave()
  }
}

function hasDrafts() {
  const session = currentSession()
  if (session.state !== 'signed-in') return false
  const { notes, forms } = draftsOf(session.user.id, Object.keys(localStorage))
  return notes.length + forms.length + formDraftsView.get().drafts.size > 0
}
