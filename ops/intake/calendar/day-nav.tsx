import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { daysLater, instantOf } from '#domain/company/local-time.ts'
import { longDayWords } from '../../ui/clock.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'

/** The day that is shown, and the ways to others. It stands in the address; today needs none. */
export function DayNav({ on, today }: { on: string; today: string }) {
  const visits = useVisitWords()
  const { locale } = useWords()
  const { calendar } = visits
  const to = (day: string) => ({ day: day === today ? undefined : day })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 aria-live="polite" className="mr-2 text-xl uppercase">
        {on === today && `${calendar.today} `}
        <span className={on === today ? 'text-muted' : ''}>
          {longDayWords(instantOf(`${on}T12:00`), locale)}
        </span>
      </h2>
      <nav aria-label={calendar.days} className="flex flex-wrap gap-2">
        <Link
          to="."
          search={(old) => ({ ...old, ...to(daysLater(on, -1)) })}
          aria-label={calendar.earlier}
          title={`${calendar.earlier} ([)`}
          className={arrow}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
        {on !== today && (
          <Link
            to="."
            search={(old) => ({ ...old, day: undefined })}
            className={`${arrow} px-3 font-semibold`}
          >
            {calendar.today}
          </Link>
        )}
        <Link
          to="."
          search={(old) => ({ ...old, ...to(daysLater(on, 1)) })}
          aria-label={calendar.later}
          title={`${calendar.later} (])`}
          className={arrow}
        >
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      </nav>
    </div>
  )
}

const arrow =
  'grid min-h-12 min-w-12 place-content-center rounded-sm border border-edge bg-sheet hover:border-ink hover:bg-wash lg:min-h-9 lg:min-w-9'
