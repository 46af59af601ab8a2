import { Suspense, useState } from 'react'
import { CatchBoundary } from '@tanstack/react-router'
import { loadScreen } from '../ui/load-screen.ts'
import { contact } from '../session/contact.ts'
import { outboxView } from './outbox-view.ts'

// On most first screens nothing waits.
const OutboxBar = loadScreen(() => import('./outbox-bar.tsx'), 'OutboxBar')

/**
 * Over every screen while something is not sent or is with the office, and while there is no connection. Its place is there before,
 * so that it is read out.
 */
export function OutboxLine() {
  const hasEntries = outboxView.usePart(({ entries }) => entries.length > 0)
  const isLost = contact.usePart(({ lostSince }) => lostSince !== null)
  const isNeeded = hasEntries || isLost
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return (
    <div role="status" className="sticky top-0 z-10">
      {wasNeeded && (
        <CatchBoundary getResetKey={() => String(isNeeded)} errorComponent={Nothing}>
          <Suspense>
            <OutboxBar />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
}

/** A line that can't be fetched comes with the next thing that waits. */
function Nothing() {
  return null
}
