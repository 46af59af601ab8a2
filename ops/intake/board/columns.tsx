import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { boardColumns } from '#domain/jobs/board/board-stages.ts'
import type { BoardPart } from '#domain/jobs/board/board.ts'
import type { IntakeSearch } from '../search.ts'
import { useServerNow } from '../../session/use-server-now.ts'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { useFrozenBoard } from './frozen-board.ts'
import { StagePart } from './stage-part.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSlides } from './use-slides.ts'

type ColumnsProps = {
  /** Undefined while they are loaded. */
  parts: readonly BoardPart[] | undefined
  search: IntakeSearch
  /** At the end of the last column. */
  end: ReactNode
  isDimmed: boolean
}

/** Two stages share a column. Each column scrolls below its headings; on a phone all of them are one. */
export function Columns({ parts, search, end, isDimmed }: ColumnsProps) {
  const { board } = useIntakeWords()
  const { shell } = useFirstWords()
  const now = useServerNow()
  const place = useRef<HTMLDivElement>(null)
  const [isPointed, setPointed] = useState(false)
  const { shown, changes, showAll } = useFrozenBoard(parts, isPointed)
  useSlides(place)
  useKeptFocus(place)
  // The panel takes a part of the width: the row that opened it stays in sight.
  useEffect(() => {
    const row = place.current?.querySelector(`[data-row="${search.job}"]`)
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [search.job])

  return (
    <div className="@container/board relative flex min-h-0 flex-col max-lg:border-t-2 max-lg:border-ink lg:flex-1">
      {!parts && (
        <p role="status" className="sr-only">
          {shell.loading}
        </p>
      )}
      <div
        ref={place}
        className={`-mx-2.75 min-h-0 sm:grid sm:grid-cols-3 @min-[54rem]/board:flex-1 @min-[54rem]/board:grid-cols-[repeat(6,minmax(9rem,1fr))] @min-[54rem]/board:overflow-x-auto lg:@max-[54rem]/board:overflow-y-auto ${isDimmed ? 'opacity-60' : ''}`}
        onPointerEnter={(event) => setPointed(isMouse(event))}
        onPointerLeave={() => setPointed(false)}
      >
        {boardColumns.map((stages, nth) => (
          <div
            key={stages[0]}
            data-column
            className="@container relative min-w-0 px-2.75 pb-3 sm:not-first:border-l sm:not-first:border-line @min-[54rem]/board:min-h-0 @min-[54rem]/board:overflow-y-auto [scrollbar-width:thin]"
          >
            {stages.map((stage, place) => (
              <StagePart
                key={stage}
                stage={stage}
                below={place === 0 ? shown?.find((part) => part.stage === stages[1]) : undefined}
                part={shown?.find((part) => part.stage === stage)}
                search={search}
                now={now}
              />
            ))}
            {nth === boardColumns.length - 1 && end}
          </div>
        ))}
      </div>
      <p role="status" className="absolute inset-x-0 bottom-3 text-center">
        {changes > 0 && (
          <button
            type="button"
            className="min-h-11 rounded-sm bg-ink px-4 font-semibold text-paper"
            onClick={showAll}
          >
            {board.changes(changes)}
          </button>
        )}
      </p>
    </div>
  )
}

/** A finger is over nothing before it presses. */
function isMouse({ pointerType }: PointerEvent) {
  return pointerType !== 'touch'
}
