import { useQuery } from '@tanstack/react-query'
import { ChevronUp } from 'lucide-react'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { dayQuery } from '../visit-queries.ts'
import { StripDay } from './strip-day.tsx'
import { useTray } from './use-tray.ts'

type FoldedStripProps = { on: string; today: string; onUnfold: () => void }

/** How full the day is and how much waits for a time, in one line below the board. */
export function FoldedStrip({ on, today, onUnfold }: FoldedStripProps) {
  const { calendar, clash, lack } = useVisitWords()
  const day = useQuery(dayQuery(on)).data
  const { count, isMore } = useTray()
  const lacking = day?.visits.filter((visit) => visit.lacking).length ?? 0
  return (
    <section
      aria-label={calendar.plan}
      className="-mx-6 flex h-11 shrink-0 items-center gap-x-6 border-t border-edge bg-sheet pr-4 pl-6 text-sm"
    >
      <StripDay on={on} today={today} />
      {day && <span className="tabular-nums">{calendar.visits(day.visits.length)}</span>}
      {day && day.clashes.length > 0 && (
        <span className="font-semibold text-red tabular-nums">{clash.count(day.clashes.length)}</span>
      )}
      {lacking > 0 && <span className="font-semibold text-red tabular-nums">{lack.count(lacking)}</span>}
      {count !== undefined && (
        <span className={count > 0 ? 'font-semibold tabular-nums' : 'text-muted'}>
          {calendar.toSchedule(count, isMore)}
        </span>
      )}
      <button
        type="button"
        className="ml-auto flex h-11 items-center gap-2 px-2 font-semibold hover:bg-wash"
        onClick={onUnfold}
      >
        {calendar.unfold}
        <ChevronUp aria-hidden className="size-5" />
      </button>
    </section>
  )
}
