import { useUser } from '../../session/may.ts'
import { outboxView } from '../outbox-view.ts'
import { isKnownToWait } from '../waits-for.ts'

/** Whether something waits here that the store has not told yet: the portal has just been opened. */
export function useIsChecking() {
  const isRead = outboxView.usePart((view) => view.isRead)
  const me = useUser()?.id ?? ''
  return !isRead && isKnownToWait(me)
}
