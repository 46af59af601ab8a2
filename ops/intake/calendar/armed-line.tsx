import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { wasMade } from '#domain/visits/open-visit.ts'
import { dueWords } from '../visits/due-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Armed, Placing } from './arming.ts'
import type { ToPlace } from './to-place.ts'
import { useLimitOf } from './use-limit-of.ts'

type ArmedLineProps = { on: string; armed: Armed | null; placing: Placing; mayPlace: boolean }

/** What is in the hand, and what can be done with it. */
export function ArmedLine({ on, armed, placing, mayPlace }: ArmedLineProps) {
  const { calendar } = useVisitWords()
  if (!armed && placing.next && mayPlace) return <NextLine next={placing.next} placing={placing} />
  if (!armed)
    return (
      <p className="truncate text-sm text-muted max-lg:hidden lg:h-22 lg:leading-11 xl:h-11">
        {mayPlace && calendar.placeFirst}
      </p>
    )
  return (
    <div className="flex items-center gap-x-4 border-l-4 border-gold bg-gold-wash pl-3 max-xl:relative max-xl:flex-wrap max-xl:content-center max-xl:py-1 max-lg:mt-1.5 lg:h-22 xl:h-11 cramped:pl-2">
      <ArmedWords {...armed} on={on} />
      <ArmedActions armed={armed} placing={placing} />
      <button
        type="button"
        aria-label={calendar.stop}
        title={calendar.stop}
        className="grid size-11 shrink-0 place-content-center rounded-sm hover:bg-wash max-xl:absolute max-xl:top-0 max-xl:right-0 cramped:static cramped:-order-1 cramped:ml-auto"
        onClick={() => placing.arm(undefined)}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

/**
 * Of a visit that has a time: when it is and who goes; of one without, how long it takes. Until when it has to begin stands before that,
 * where no width cuts it off.
 */
function ArmedWords({ visit, on }: Armed & { on: string }) {
  const { calendar, kinds, form, nobody } = useVisitWords()
  const { time, locale } = useWords()
  const now = useNow()
  const limit = useLimitOf(visit)
  const facts = visit.when
    ? `${[
        time.window(visit.when),
        visit.request ? calendar.request : kinds[visit.kind],
        visit.people.map(({ name }) => name).join(', ') || nobody,
      ].join(', ')}.`
    : calendar.as(kinds[visit.kind], calendar.duration(visit.length_minutes))
  const limitWords = limit && form.limit[limit.key](dueWords(limit.due, on, { now, locale }))
  const head = `${visit.when ? calendar.moving(visit.name) : calendar.place(visit.name)}.`
  return (
    <p
      role="status"
      title={[head, limitWords, facts].filter(Boolean).join(' ')}
      className="min-w-0 grow text-sm leading-5 max-xl:w-full max-xl:pr-12 max-lg:wrap-break-word cramped:pr-0 lg:*:truncate"
    >
      <span className="block text-base leading-5 font-semibold">{head} </span>
      <span className="block">
        {limitWords && <b className="font-semibold">{limitWords} </b>}
        {facts}
      </span>
    </p>
  )
}

/** What can be placed after what was placed last: it is chosen by a press of its own, so that no second click sends another crew. */
function NextLine({ next, placing }: { next: ToPlace; placing: Placing }) {
  const { calendar, kinds } = useVisitWords()
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-l-4 border-line pl-3 text-sm max-lg:mt-1.5 lg:h-22 lg:content-center xl:h-11">
      <button type="button" className={action} onClick={() => placing.arm(next)}>
        {calendar.placeNext(next.name)}
      </button>
      <span className="text-muted">
        {[next.town, calendar.as(kinds[next.kind], calendar.duration(next.length_minutes))]
          .filter(Boolean)
          .join(', ')}
      </span>
    </div>
  )
}

function ArmedActions({ armed: { visit }, placing }: { armed: Armed; placing: Placing }) {
  const { calendar, cancel } = useVisitWords()
  const isMade = visit.planned !== null && wasMade(visit.planned)
  if (visit.request)
    return (
      <Link
        to="/ops/submissions/$id"
        params={{ id: visit.id }}
        className={`inline-flex items-center ${action}`}
      >
        {calendar.otherAtRequest}
      </Link>
    )
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4 xl:shrink-0">
      <button type="button" className={action} onClick={() => placing.ask(visit)}>
        {visit.when ? calendar.details : calendar.other}
      </button>
      {(visit.when || !visit.planned) && !isMade && (
        <button type="button" className={action} onClick={() => placing.unschedule(visit)}>
          {calendar.unschedule}
        </button>
      )}
      {visit.planned && !isMade && (
        <button type="button" className={action} onClick={() => placing.cancel(visit)}>
          {cancel}
        </button>
      )}
      <Link
        to="/ops/intake/$id/visits"
        params={{ id: visit.job_id }}
        className={`inline-flex items-center ${action}`}
      >
        {calendar.open}
      </Link>
    </div>
  )
}

const action =
  'min-h-11 text-left text-sm font-semibold underline decoration-gold decoration-2 underline-offset-4 xl:shrink-0 xl:whitespace-nowrap'
