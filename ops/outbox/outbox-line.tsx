import { CloudOff, CloudUpload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/words.tsx'
import { needsPerson, isUnsent } from './outbox.ts'
import { outboxView } from './outbox-view.ts'

// Hardly anyone opens it on a first screen.
const OutboxPanel = lazy(async () => ({ default: (await import('./outbox-panel.tsx')).OutboxPanel }))

/** Over every screen while something is not sent: how much, and since when there is no connection. */
export function OutboxLine() {
  const { field, locale } = useWords()
  const { entries, lostSince } = outboxView.use()
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const unsent = entries.filter(isUnsent).length
  const asking = entries.filter(needsPerson).length
  const Icon = lostSince === null ? CloudUpload : CloudOff
  return (
    <>
      <div role="status" className="sticky top-0 z-10">
        {(unsent > 0 || asking > 0) && (
          <div className="on-rail flex flex-wrap items-center justify-between gap-x-4 bg-rail px-4 text-white lg:px-6.5">
            <span className="flex min-h-11 items-center gap-2.5">
              <Icon aria-hidden className="size-5 shrink-0" />
              {lostSince === null
                ? field.outbox.sending
                : field.outbox.noSignalSince(clockWords(new Date(lostSince), now, locale))}
            </span>
            <button
              type="button"
              className="min-h-11 font-semibold text-gold underline underline-offset-4"
              onClick={() => setOpen(true)}
            >
              {asking > 0 ? field.outbox.needsYou(asking) : field.outbox.chip(unsent)}
            </button>
          </div>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <OutboxPanel isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
