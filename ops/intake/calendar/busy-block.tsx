import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { placeOf, type DaySpan } from './day-rows.ts'
import { placed } from './placed.ts'

type BusyBlockProps = { window: { from: string; to: string }; lane: number; span: DaySpan }

/** What keeps a person busy that the viewer may not see. */
export function BusyBlock({ window, lane, span }: BusyBlockProps) {
  const visits = useVisitWords()
  const { time } = useWords()
  return (
    <p
      ref={placed({ ...placeOf(window, span), lane })}
      className="flex min-h-12 items-center gap-x-3 cramped:flex-wrap bg-wash px-3 cramped:px-1 text-muted lg:absolute lg:top-(--top) lg:left-(--left) lg:h-8 lg:min-h-0 lg:w-(--width) lg:truncate lg:px-1 lg:text-[0.8125rem]"
    >
      <span className="w-2/5 max-w-38 shrink-0 tabular-nums cramped:w-full lg:sr-only">
        {time.window(window)}
      </span>
      {visits.calendar.busy}
    </p>
  )
}
