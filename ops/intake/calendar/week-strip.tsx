import { useQuery } from '@tanstack/react-query'
import { useLinkProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { instantOf } from '#domain/company/local-time.ts'
import type { DayCount } from '#domain/visits/visit.ts'
import { longDayWords } from '../../ui/clock.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayCountsQuery } from '../visit-queries.ts'
import { clashesOpen } from './clashes-open.ts'
import { daysFrom, weekdayOf } from './days-shown.ts'

type WeekStripProps = { on: string; today: string; first: string }

/** Seven days with how full each is; one tap shows it. */
export function WeekStrip({ on, today, first }: WeekStripProps) {
  const counts = useQuery(dayCountsQuery(first)).data
  return (
    <ul
      data-days
      className="col-span-full grid grid-cols-7 border border-edge bg-sheet lg:col-span-1 lg:col-start-3"
    >
      {daysFrom(first).map((day) => (
        <li key={day} className="border-l border-line first:border-l-0">
          <DayLink
            day={day}
            isShown={day === on}
            isToday={day === today}
            count={counts?.find((count) => count.on === day)}
          />
        </li>
      ))}
    </ul>
  )
}

type DayLinkProps = { day: string; isShown: boolean; isToday: boolean; count: DayCount | undefined }

function DayLink({ day, isShown, isToday, count }: DayLinkProps) {
  const { calendar, clash, lack } = useVisitWords()
  const { locale } = useWords()
  const search = (old: object) => ({ ...old, day: isToday ? undefined : day })
  const link = useLinkProps({ to: '.', search, resetScroll: false })
  const { visits, clashes = 0, lacking = 0 } = count ?? {}
  const wrong = clashes + lacking
  const words = [
    isToday && calendar.today,
    longDayWords(instantOf(`${day}T12:00`), locale),
    visits !== undefined && calendar.visits(visits),
    clashes > 0 && clash.count(clashes),
    lacking > 0 && lack.count(lacking),
  ]
  return (
    <a
      {...link}
      onClick={(event) => {
        link.onClick?.(event)
        if (isShown && wrong > 0) clashesOpen.set(true)
      }}
      // The router’s own mark would always stand on today: to it, an address without a day fits every day.
      aria-current={isShown ? 'date' : undefined}
      title={words.filter(Boolean).join(', ')}
      className="relative block h-full min-h-16 px-0.5 py-1.5 text-center leading-tight hover:bg-wash aria-[current=date]:bg-gold-wash aria-[current=date]:after:absolute aria-[current=date]:after:inset-x-0 aria-[current=date]:after:bottom-0 aria-[current=date]:after:h-1 aria-[current=date]:after:bg-gold lg:flex lg:min-h-12 lg:flex-col lg:justify-center lg:px-2 lg:pt-1 lg:pb-1.5 lg:text-left"
    >
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
      <span
        aria-hidden
        className="block font-display text-base font-semibold uppercase lg:text-lg lg:leading-5"
      >
        <span className={`max-lg:block max-lg:text-sm ${isToday ? '' : 'text-muted'}`}>
          {isToday ? calendar.today : weekdayOf(day, locale)}
        </span>{' '}
        <span className="max-lg:block max-lg:text-xl max-lg:leading-none">{Number(day.slice(8))}</span>
      </span>
      <span
        aria-hidden
        className="flex flex-wrap items-center justify-center gap-x-1 text-sm whitespace-nowrap text-muted tabular-nums max-lg:mt-1 lg:justify-start lg:text-xs"
      >
        {visits === undefined && '\u00a0'}
        {visits !== undefined && (
          <>
            <span className="lg:hidden">{visits || '–'}</span>
            <span className="max-lg:hidden">{calendar.visits(visits)}</span>
          </>
        )}
        {wrong > 0 && (
          <span className="flex items-center gap-0.5 font-semibold text-red">
            <TriangleAlert className="size-3.5" />
            <span className="max-lg:hidden">{wrong}</span>
          </span>
        )}
      </span>
    </a>
  )
}
