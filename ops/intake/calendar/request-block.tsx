import { Link } from '@tanstack/react-router'
import type { SeenRequest } from '#domain/visits/visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { placeOf, type DaySpan } from './day-rows.ts'
import { placed } from './placed.ts'

type RequestBlockProps = {
  request: SeenRequest
  window: { from: string; to: string }
  lane: number
  span: DaySpan
}

/** The visit of a request that is no job yet: it is opened and moved where the request is. */
export function RequestBlock({ request: { id, name, town }, window, lane, span }: RequestBlockProps) {
  const { calendar } = useVisitWords()
  const { time } = useWords()
  const words = [time.window(window), name, town, calendar.request].filter(Boolean).join(', ')
  return (
    <Link
      to="/ops/submissions/$id"
      params={{ id }}
      ref={placed({ ...placeOf(window, span), lane })}
      title={words}
      className="flex min-h-12 w-full items-center gap-x-3 cramped:flex-wrap border border-dashed border-ink bg-sheet px-3 cramped:px-1 hover:bg-gold-wash lg:absolute lg:top-(--top) lg:left-(--left) lg:h-8 lg:min-h-0 lg:w-(--width) lg:px-1 lg:text-[0.8125rem]"
    >
      <span className="sr-only">{words}</span>
      <span aria-hidden className="w-38 shrink-0 font-semibold tabular-nums cramped:w-full lg:hidden">
        {time.window(window)}
      </span>
      <span aria-hidden className="min-w-0 wrap-break-word lg:truncate">
        <span className="font-semibold">{name}</span>
        {town && `, ${town}`}
        <span className="lg:hidden">{`, ${calendar.request}`}</span>
      </span>
    </Link>
  )
}
