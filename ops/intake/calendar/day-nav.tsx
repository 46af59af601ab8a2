import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { daysLater, instantOf } from '#domain/company/local-time.ts'
import { longDayWords } from '../../ui/clock.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { daysShown, firstShown } from './days-shown.ts'
import { WeekStrip } from './week-strip.tsx'

/** The day that is shown, and the ways to others. It stands in the address; today needs none. */
export function DayNav({ on, today }: { on: string; today: string }) {
  const { calendar } = useVisitWords()
  const { locale } = useWords()
  const first = firstShown(on, today)
  const to = (day: string) => (old: object) => ({ ...old, day: day === today ? undefined : day })
  return (
    <div className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 cramped:grid-cols-1 max-lg:mb-4 lg:grid-cols-[13rem_auto_minmax(0,1fr)] lg:border-b lg:border-line lg:py-2">
      <h2 aria-live="polite" className="text-xl uppercase">
        {on === today && <span className="lg:block">{calendar.today} </span>}
        <span className={on === today ? 'text-muted' : ''}>
          {longDayWords(instantOf(`${on}T12:00`), locale)}
        </span>
      </h2>
      <nav aria-label={calendar.days} className="contents">
        <div className="flex gap-2">
          <Link
            to="."
            search={to(daysLater(on, -daysShown))}
            aria-label={calendar.earlier}
            title={calendar.earlier}
            className={arrow}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </Link>
          {first !== today && (
            <Link to="." search={to(today)} className={`${arrow} px-3 font-semibold`}>
              {calendar.today}
            </Link>
          )}
          <Link
            to="."
            search={to(daysLater(on, daysShown))}
            aria-label={calendar.later}
            title={calendar.later}
            className={arrow}
          >
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        </div>
        <WeekStrip on={on} today={today} first={first} />
      </nav>
    </div>
  )
}

const arrow =
  'grid min-h-12 min-w-12 place-content-center rounded-sm border border-edge bg-sheet hover:border-ink hover:bg-wash lg:min-h-10 lg:min-w-10'
