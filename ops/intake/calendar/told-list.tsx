import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { wide } from '../../ui/wide.ts'
import { useToldWords } from './use-told-words.ts'
import type { Told } from './use-save-placement.ts'

/** What was placed before the last one, each with its own way back. It opens over the day: no time moves. */
export function ToldList({ told }: { told: readonly Told[] }) {
  const { calendar } = useVisitWords()
  const { ui } = useWords()
  const wordsOf = useToldWords()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div
      className="max-lg:w-full"
      // Beside the tray it lies over the day, and goes once something else is chosen. On a phone it stands in the line of things.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (matchMedia(wide).matches && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        setOpen(false)
      }}
    >
      <button type="button" aria-expanded={isOpen} className={action} onClick={() => setOpen(!isOpen)}>
        {calendar.placedBefore(told.length)}
      </button>
      {isOpen && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={calendar.placedTitle}
          className="border border-l-4 border-edge border-l-green bg-sheet px-3 py-1 lg:absolute lg:top-full lg:left-0 lg:max-h-52 lg:w-xl lg:overflow-y-auto"
        >
          {told.map((each) => (
            <li key={each.about} className="flex items-center gap-x-3 border-b border-line last:border-0">
              {each.limit ? (
                <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-red" />
              ) : (
                <CircleCheck aria-hidden className="size-4.5 shrink-0 text-green" />
              )}
              <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">{wordsOf(each)}</p>
              <button type="button" className={action} onClick={each.undo}>
                {ui.undo}
                <span className="sr-only">{`: ${each.words}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const action =
  'min-h-11 shrink-0 px-2 font-semibold underline decoration-gold decoration-2 underline-offset-4'
