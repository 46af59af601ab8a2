import { TriangleAlert } from 'lucide-react'
import { dueWords } from '../visits/due-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Offer } from '../visits/day-plan.ts'
import type { Limit } from '../visits/visit-limit.ts'
import { placeOf, type DaySpan } from './day-rows.ts'
import { placed } from './placed.ts'

/** On a phone more would push the next person off the screen. */
const shownOnPhone = 3

type OfferSlotProps = {
  on: string
  offer: Offer
  nth: number
  lane: number
  span: DaySpan
  name: string
  /** It can’t be chosen for a moment. */
  isPausing: boolean
  /** The limit that it would miss. */
  limit: Limit | null
  onPlace: () => void
}

/** A time at which the armed visit fits. */
export function OfferSlot({ on, offer, nth, lane, span, name, isPausing, limit, onPlace }: OfferSlotProps) {
  const visits = useVisitWords()
  const { time, locale } = useWords()
  const now = useNow()
  const { calendar, form } = visits
  const lacks = offer.lacks.length > 0 ? form.lacks(offer.lacks) : ''
  const late = limit ? form.afterLimit[limit.key](dueWords(limit.due, on, { now, locale })) : ''
  const words = [calendar.fit(name, time.window(offer)), lacks, late].filter(Boolean).join('. ')
  return (
    <button
      type="button"
      data-row={`${offer.person} ${offer.from}`}
      ref={placed({ ...placeOf(offer, span), lane })}
      title={words}
      aria-disabled={isPausing || undefined}
      className={`flex min-h-12 w-full items-center gap-x-3 cramped:flex-wrap border-2 border-dashed px-3 cramped:px-1 text-left text-muted hover:bg-gold-wash hover:text-ink focus-visible:bg-gold-wash focus-visible:text-ink lg:absolute lg:top-(--top) lg:left-(--left) lg:h-8 lg:min-h-0 lg:w-(--width) lg:px-1.5 lg:text-sm aria-disabled:opacity-50 ${late ? 'border-red' : lacks ? 'border-edge' : 'border-gold'} ${nth >= shownOnPhone ? 'max-lg:hidden' : ''}`}
      onClick={onPlace}
    >
      <span className="sr-only">{words}</span>
      <span
        aria-hidden
        className={`shrink-0 tabular-nums cramped:w-full lg:hidden ${lacks || late ? 'w-2/5 max-w-38' : ''}`}
      >
        {time.window(offer)}
      </span>
      <span aria-hidden className="min-w-0 lg:hidden">
        {[lacks, late].filter(Boolean).join('. ')}
      </span>
      {late && (
        <span
          aria-hidden
          className="flex min-w-0 items-center gap-1 text-xs font-semibold text-red max-lg:hidden"
        >
          <TriangleAlert className="size-3.5 shrink-0" />
          <span className="truncate">{calendar.late}</span>
        </span>
      )}
    </button>
  )
}
