import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { daysLater, instantOf } from '#domain/company/local-time.ts'
import { dateWords } from '../../ui/clock.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { weekdayOf } from './days-shown.ts'

/** Which day the strip shows, and the ways to the days before and after it. */
export function StripDay({ on, today }: { on: string; today: string }) {
  const { calendar } = useVisitWords()
  const { locale } = useWords()
  const to = (day: string) => (old: object) => ({ ...old, day: day === today ? undefined : day })
  return (
    <div className="flex shrink-0 items-center gap-x-2">
      <h2 aria-live="polite" className="mr-1 text-xl whitespace-nowrap uppercase">
        {on === today && <span>{calendar.today} </span>}
        <span className={on === today ? 'text-muted' : ''}>
          {`${weekdayOf(on, locale)}, ${dateWords(instantOf(`${on}T12:00`), locale)}`}
        </span>
      </h2>
      <Link
        to="."
        search={to(daysLater(on, -1))}
        aria-label={calendar.dayBefore}
        title={calendar.dayBefore}
        className={arrow}
      >
        <ChevronLeft aria-hidden className="size-4.5" />
      </Link>
      <Link
        to="."
        search={to(daysLater(on, 1))}
        aria-label={calendar.dayAfter}
        title={calendar.dayAfter}
        className={arrow}
      >
        <ChevronRight aria-hidden className="size-4.5" />
      </Link>
    </div>
  )
}

const arrow =
  'grid size-8 place-content-center rounded-sm border border-edge bg-sheet hover:border-ink hover:bg-wash'
