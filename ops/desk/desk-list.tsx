import { instantOf } from '#domain/company/local-time.ts'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { LeadRow } from '#domain/leads/lead.ts'
import { longDayWords } from '../ui/clock.ts'
import { useAfterFirstRender } from '../ui/use-after-first-render.ts'
import { useWords } from '../words/use-words.ts'
import { DeskCard } from './desk-card.tsx'
import { FinishedLines } from './finished-lines.tsx'
import { StopRow } from './stop-row.tsx'
import { useMyDay, type DeskStop } from './use-my-day.ts'

type DeskListProps = {
  items: readonly DeskItem[]
  reload: () => void
  onMoved: (row: LeadRow) => void
}

/** The day in its order: what is finished in a line, the one thing that is next, and the rest in rows. */
export function DeskList({ items, reload, onMoved }: DeskListProps) {
  const { day, time, locale } = useWords()
  const isAfterFirstRender = useAfterFirstRender()
  const { finished, next, today, noVisit, later } = useMyDay(items)
  const days = Map.groupBy(later, ({ lead }) => lead.visit?.on ?? '')
  return (
    <>
      <FinishedLines finished={finished} />
      {next && <DeskCard key={next.lead.id} lead={next.lead} reload={reload} onMoved={onMoved} />}
      {!next && items.length > 0 && (
        <p className="border-t-4 border-gold bg-sheet px-4 py-5 font-display text-2xl">
          {finished.length > 0 ? day.noMore : day.none}
        </p>
      )}
      {/* The rows are below what a phone shows at first. */}
      {isAfterFirstRender && (
        <>
          <StopRows title={day.laterToday} stops={today} />
          <StopRows title={time.noVisit} stops={noVisit} />
          {[...days].map(([on, stops]) => (
            <StopRows key={on} title={longDayWords(instantOf(`${on}T12:00`), locale)} stops={stops} />
          ))}
        </>
      )}
    </>
  )
}

function StopRows({ title, stops }: { title: string; stops: readonly DeskStop[] }) {
  if (stops.length === 0) return null
  return (
    <section aria-label={title} className="pt-6">
      <h3 className="border-b border-line pb-1 text-lg text-muted uppercase">{title}</h3>
      <ul>
        {stops.map((stop) => (
          <StopRow key={stop.lead.id} stop={stop} />
        ))}
      </ul>
    </section>
  )
}
