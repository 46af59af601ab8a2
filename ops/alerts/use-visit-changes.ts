import { useUser } from '../session/may.ts'
import { watched } from '../ui/watched.ts'
import { addDismissed, readDismissed } from './dismissed.ts'
import { useAlerts } from './use-alerts.ts'

const dismissals = watched(0)

/** The changes of visits that the person has not dismissed in this browser, and how to. */
export function useVisitChanges() {
  dismissals.use()
  const user = useUser()?.id ?? ''
  const dismissed = readDismissed(localStorage, user)
  const changes = (useAlerts().data?.replaced ?? []).filter(({ id }) => !dismissed.includes(id))
  return {
    changes,
    dismiss(id: string) {
      addDismissed(localStorage, user, id)
      dismissals.set(dismissals.get() + 1)
    },
  }
}
