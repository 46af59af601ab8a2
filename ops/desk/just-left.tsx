import { useEffect, useRef } from 'react'
import { FinishedLine } from './finished-lines.tsx'
import type { DeskStop } from './use-my-day.ts'

/**
 * Where the card of a visit was that one tap ended: when it was left, and Undo, in sight of the thumb. The button that was tapped is
 * gone, so the keyboard goes on from here.
 */
export function JustLeft({ stop }: { stop: DeskStop | null }) {
  const line = useRef<HTMLUListElement>(null)
  const id = stop?.finished?.left.id
  useEffect(() => {
    if (!id) return
    line.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <div aria-live="polite">
      {stop && (
        <ul
          ref={line}
          tabIndex={-1}
          className="-mx-4 mb-3 scroll-mt-24 border-y border-l-4 border-line border-l-green bg-sheet px-4 lg:mx-0"
        >
          <FinishedLine stop={stop} />
        </ul>
      )}
    </div>
  )
}
