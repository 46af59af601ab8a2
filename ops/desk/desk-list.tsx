import { useEffect } from 'react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { currentOutbox } from '../device/person-store.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { useAfterFirstRender } from '../ui/use-after-first-render.ts'
import { useWords } from '../words/use-words.ts'
import { DeskCard } from './desk-card.tsx'
import { FinishedLines } from './finished-lines.tsx'
import { JustLeft } from './just-left.tsx'
import { useJustLeft } from './use-just-left.ts'
import { useMyDay } from './use-my-day.ts'

// They are below what a phone shows at first.
const DayRows = loadScreen(() => import('./day-rows.tsx'), 'DayRows')

type DeskListProps = {
  items: readonly DeskItem[]
  reload: () => void
  onMoved: (row: LeadRow) => void
}

/** The day in its order: what is finished in a line, the one thing that is next, and the rest in rows. */
export function DeskList({ items, reload, onMoved }: DeskListProps) {
  const { day } = useWords()
  const isAfterFirstRender = useAfterFirstRender()
  const { finished, next, today, noVisit, others, later } = useMyDay(items)
  const justLeft = useJustLeft({ finished, next })
  const hasNext = next !== null
  // Once the next visit is in sight, its steps can't wait for a connection that is lost in its first seconds.
  useEffect(() => {
    if (hasNext) void currentOutbox()
  }, [hasNext])
  return (
    <>
      <FinishedLines finished={finished.filter((stop) => stop !== justLeft)} />
      <JustLeft stop={justLeft} />
      {next && <DeskCard key={next.lead.id} lead={next.lead} reload={reload} onMoved={onMoved} />}
      {!next && items.length > 0 && (
        <p className="border-t-4 border-gold bg-sheet px-4 py-5 font-display text-2xl">
          {finished.length > 0 ? day.noMore : day.none}
        </p>
      )}
      {isAfterFirstRender && (
        <LaterPart>
          <DayRows today={today} noVisit={noVisit} others={others} later={later} />
        </LaterPart>
      )}
    </>
  )
}
