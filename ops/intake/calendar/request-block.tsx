import { Link } from '@tanstack/react-router'
import type { DragEvent } from 'react'
import type { SeenRequest } from '#domain/visits/visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { placeOf, type DaySpan } from './day-rows.ts'
import { placed } from './placed.ts'
import type { Placement } from './placements.ts'

type RequestBlockProps = {
  request: SeenRequest
  window: { from: string; to: string }
  lane: number
  span: DaySpan
  hasClash: boolean
  /** It was moved, and the server does not know yet. */
  unsaved: Placement['state'] | undefined
  isArmed: boolean
  /** The keys stop at it as they do at a visit. */
  isStop: boolean
  /** Left out where one may only look. */
  onArm?: () => void
  onDrag: (event: DragEvent) => void
}

/** The visit of a request that is no job yet. Pressed, it can be placed elsewhere; where one may only look, it leads to the request. */
export function RequestBlock({ request: { id, name, town }, window, ...props }: RequestBlockProps) {
  const { calendar, clash } = useVisitWords()
  const { choices, time } = useWords()
  const shownName = choices.name(name)
  const { lane, span, hasClash, unsaved, isArmed, isStop, onArm, onDrag } = props
  const state = unsaved && calendar[unsaved]
  const words = [time.window(window), shownName, town, calendar.request, state].filter(Boolean).join(', ')
  const look = isArmed
    ? 'border-2 border-ink bg-gold text-on-gold'
    : unsaved
      ? `border-2 bg-sheet ${unsaved === 'lost' ? 'border-red' : 'border-edge'}`
      : `bg-sheet hover:bg-gold-wash ${hasClash ? 'border-2 border-red' : 'border-ink'}`
  const shared = {
    'data-visit': id,
    'data-row': isStop ? id : undefined,
    ref: placed({ ...placeOf(window, span), lane }),
    title: words,
    className: `flex min-h-12 w-full items-center gap-x-3 cramped:flex-wrap border border-dashed px-3 cramped:px-1 text-left lg:absolute lg:top-(--top) lg:left-(--left) lg:h-8 lg:min-h-0 lg:w-(--width) lg:px-1 lg:text-[0.8125rem] ${look}`,
  }
  const content = (
    <>
      <span className="sr-only">{hasClash ? `${words}. ${clash.count(1)}` : words}</span>
      <span aria-hidden className="w-38 shrink-0 font-semibold tabular-nums cramped:w-full lg:hidden">
        {time.window(window)}
      </span>
      <span aria-hidden className="min-w-0 wrap-break-word lg:truncate">
        <span className="font-semibold">{shownName}</span>
        {town && `, ${town}`}
        <span className="lg:hidden">{`, ${calendar.request}`}</span>
      </span>
    </>
  )
  if (!onArm)
    return (
      <Link to="/ops/submissions/$id" params={{ id }} {...shared}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      {...shared}
      aria-pressed={isArmed}
      draggable={!unsaved}
      onDragStart={onDrag}
      onClick={onArm}
    >
      {content}
    </button>
  )
}
