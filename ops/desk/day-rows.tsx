import { instantOf } from '#domain/company/local-time.ts'
import { longDayWords } from '../ui/clock.ts'
import { useWords } from '../words/use-words.ts'
import { StopRow } from './stop-row.tsx'
import type { DeskStop } from './use-my-day.ts'

type DayRowsProps = Record<'today' | 'noVisit' | 'others' | 'later', readonly DeskStop[]>

/** What comes after the next visit, in lines: the rest of today, what has no visit, and the days after. */
export function DayRows({ today, noVisit, others, later }: DayRowsProps) {
  const { day, time, locale } = useWords()
  const days = Map.groupBy(later, ({ lead }) => lead.visit?.on ?? '')
  return (
    <>
      <StopRows title={day.laterToday} stops={today} />
      <StopRows title={time.noVisit} stops={noVisit} />
      <StopRows title={day.others} stops={others} />
      {[...days].map(([on, stops]) => (
        <StopRows key={on} title={longDayWords(instantOf(`${on}T12:00`), locale)} stops={stops} />
      ))}
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
