import { leave } from '../session/session.ts'
import { watched } from '../ui/watched.ts'
import { isOnlyHere } from './unsent-states.ts'
import { outboxView } from './outbox-view.ts'

/** Whether somebody is asked before they sign out. */
export const askingToSignOut = watched(false)

/** Signs out; with work that only this device has only after the person was told of it. */
export function signOut() {
  if (outboxView.get().entries.some(isOnlyHere)) askingToSignOut.set(true)
  else leave()
}
