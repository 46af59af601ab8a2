import { Link } from '@tanstack/react-router'
import type { DragEvent } from 'react'
import { wasMade } from '#domain/visits/open-visit.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useLackingWords } from '../visits/lacking-lines.tsx'
import { placeOf, type DaySpan } from './day-rows.ts'
import { placed } from './placed.ts'
import type { Placement } from './placements.ts'
import { splitName } from './split-name.ts'

type VisitBlockProps = {
  visit: JobVisit
  lane: number
  span: DaySpan
  hasClash: boolean
  /** It was placed and is not on the server yet. */
  unsaved?: Placement['state'] | undefined
  /** Its job is open beside the day. */
  isOfOpenJob: boolean
  isArmed: boolean
  /** The keys go from one visit to the next, unless one is armed: then they go along the times for it. */
  isStop: boolean
  /** Left out where one may only look. */
  onArm?: () => void
  onDrag?: (event: DragEvent) => void
}

/** A visit in the day of a person. Pressed, it can be placed elsewhere; where one may only look, it leads to its job. */
export function VisitBlock({ visit, lane, span, hasClash, unsaved, isOfOpenJob, ...props }: VisitBlockProps) {
  const { isArmed, isStop, onArm, onDrag } = props
  const visits = useVisitWords()
  const { choices, time } = useWords()
  const lackingWords = useLackingWords()
  const { id, when, name, town, kind, side, made_of } = visit
  if (!when) return null
  const isMade = wasMade(visit)
  const shownName = choices.name(name)
  const { last, rest } = name === null ? { last: shownName, rest: '' } : splitName(name)
  const state = unsaved && visits.calendar[unsaved]
  const lacks = lackingWords(visit)
  const isWrong = hasClash || lacks.length > 0
  const said = [time.window(when), shownName, town, visits.kinds[kind], state, made_of && visits.madeBefore]
  const words = [said.filter(Boolean).join(', '), ...lacks].join('. ')
  const look = isArmed
    ? 'border-2 border-dashed border-ink bg-gold text-on-gold'
    : unsaved
      ? `border-2 border-dotted bg-sheet ${unsaved === 'lost' ? 'border-red' : 'border-edge'}`
      : isMade
        ? 'border-edge bg-rail text-white'
        : side
          ? 'border-line bg-paper text-muted'
          : `${isOfOpenJob ? 'bg-gold-wash font-bold' : 'bg-sheet'} ${isWrong ? 'border-2 border-red' : 'border-ink'} hover:bg-gold-wash`
  const shared = {
    'data-visit': id,
    'data-row': isStop ? id : undefined,
    ref: placed({ ...placeOf(when, span), lane }),
    title: words,
    className: `@container flex min-h-12 w-full items-center py-1 gap-x-3 cramped:flex-wrap border px-3 cramped:px-1 text-left lg:absolute lg:top-(--top) lg:left-(--left) lg:h-8 lg:min-h-0 lg:w-(--width) lg:px-0.75 lg:hover:z-10 lg:hover:w-max lg:hover:min-w-(--width) lg:focus-visible:z-10 lg:focus-visible:w-max lg:focus-visible:min-w-(--width) lg:py-0 lg:text-[0.8125rem] ${look}`,
  }
  const content = (
    <>
      <span className="sr-only">{hasClash ? `${words}. ${visits.clash.count(1)}` : words}</span>
      <span
        aria-hidden
        className="w-2/5 max-w-38 shrink-0 font-semibold tabular-nums cramped:w-full lg:hidden"
      >
        {time.window(when)}
      </span>
      <span aria-hidden className="min-w-0 wrap-break-word lg:hidden">
        <span className="font-semibold">{shownName}</span>
        {town && `, ${town}`}
        {lacks.length > 0 && <span className="block text-sm font-semibold text-red">{lacks.join(' ')}</span>}
      </span>
      {/* Where there is little room, the last name alone; what does not fit shows under the mouse and the keyboard. */}
      <span aria-hidden className="hidden max-h-full min-w-0 truncate lg:block">
        <span className="font-display text-xs font-semibold tracking-tight @min-[4.5rem]:text-base @min-[4.5rem]:tracking-normal">
          {last}
        </span>
        <span className="hidden @min-[7rem]:inline">{[rest && `, ${rest}`, town && ` · ${town}`]}</span>
      </span>
    </>
  )
  if (!onArm)
    return (
      <Link to="/ops/intake/$id/visits" params={{ id: visit.job_id }} {...shared}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      {...shared}
      aria-pressed={isArmed}
      draggable={!isMade && !unsaved}
      onDragStart={onDrag}
      onClick={onArm}
    >
      {content}
    </button>
  )
}
