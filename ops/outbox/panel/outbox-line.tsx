import { useEffect, useState, type ComponentType } from 'react'
import { contact } from '../../session/contact.ts'
import { outboxView } from '../outbox-view.ts'

/**
 * Over every screen while something is not sent or is with the office, and while there is no connection. Its place is there before,
 * so that it is read out.
 */
export function OutboxLine() {
  const hasEntries = outboxView.usePart(({ entries }) => entries.length > 0)
  const isLost = contact.usePart(({ lostSince }) => lostSince !== null)
  const need = isLost ? 'offline' : hasEntries ? 'unsent' : null
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (need === null || Bar) return
    // On most first screens nothing waits. What can't be fetched comes with the connection, or with the next thing that waits.
    import('./outbox-bar.tsx').then(
      ({ OutboxBar }) => setBar(() => OutboxBar),
      () => {},
    )
  }, [need, Bar])
  return (
    <div role="status" className="sticky top-0 z-10">
      {Bar && <Bar />}
    </div>
  )
}
