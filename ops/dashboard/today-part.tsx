import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { MyDay } from '#domain/figures/dashboard.ts'
import { useWords } from '../words/use-words.ts'
import { LeadNumber } from './figure-link.tsx'

/** The visits that a person makes today, and the way to the next one. */
export function TodayPart({ today }: { today: MyDay }) {
  const { day } = useWords()
  const { count, visits, done, next } = today
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="text-2xl uppercase">
        {day.title}
      </h2>
      {count === 0 ? (
        <p className="mt-1 min-h-12 text-muted">{day.none}</p>
      ) : (
        <div className="mt-1 grid grid-cols-1 border-y border-line sm:grid-cols-2">
          <p className="flex min-h-16 items-center gap-3 py-1.5">
            <span className="font-display text-4xl leading-none font-semibold">
              <LeadNumber
                figure={today}
                of={day.visits(count)}
                className="inline-flex min-h-12 min-w-12 items-center justify-center"
              />
            </span>
            <span className="min-w-0">
              <span aria-hidden className="block leading-tight">
                {day.visits(count)}
              </span>
              <span className="block text-sm text-muted">{day.counted(visits, done)}</span>
            </span>
          </p>
          {next ? <NextVisit next={next} /> : <p className="self-center py-2 text-muted">{day.noMore}</p>}
        </div>
      )}
    </section>
  )
}

function NextVisit({ next: { id, name, town, visit } }: { next: NonNullable<MyDay['next']> }) {
  const { day, time } = useWords()
  return (
    <Link
      to="/ops/submissions/$id"
      params={{ id }}
      className="flex min-h-16 items-center gap-3 py-1.5 hover:bg-wash max-sm:border-t max-sm:border-line sm:border-l sm:border-line sm:pl-4"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">
          {day.next}, {time.window(visit)}
        </span>
        <span className="line-clamp-2 font-bold wrap-break-word">
          {name}
          {town && <span className="font-normal">, {town}</span>}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}
