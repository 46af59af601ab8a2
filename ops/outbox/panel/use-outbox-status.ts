import { useEffect, useState } from 'react'
import { contact } from '../../session/contact.ts'
import { outboxStatus, nextStatusAt, type OutboxStatus } from '../outbox-status.ts'
import { useIsChecking } from './use-is-checking.ts'
import { useUnsaved } from './use-unsaved.ts'
import { outboxView } from '../outbox-view.ts'

/** The line as it reads now; it changes by itself when time alone changes it. */
export function useOutboxStatus(): OutboxStatus {
  const lostSince = contact.usePart((known) => known.lostSince)
  const isSure = contact.usePart((known) => known.isSure)
  const view = { ...outboxView.use(), lostSince, isSure, unsaved: useUnsaved(), isChecking: useIsChecking() }
  const [now, setNow] = useState(Date.now)
  const next = nextStatusAt(view, now)
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [next])
  return outboxStatus(view, now)
}
