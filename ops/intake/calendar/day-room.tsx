import { useState, type MouseEvent, type ReactNode } from 'react'
import { toMinutes, toTime } from '#domain/visits/clock-minutes.ts'
import { wasMade } from '#domain/visits/open-visit.ts'
import { wide } from '../../ui/wide.ts'
import { minutesOf, type Armed } from './arming.ts'
import { placeOf, timeAt, type DaySpan } from './day-rows.ts'
import type { Dragging } from './dragging.ts'
import { placed, withLanes } from './placed.ts'
import type { Settling } from './use-settling.ts'

type DayRoomProps = {
  span: DaySpan
  lanes: number
  /** What a click into the free room places: null where it places nothing. */
  armed: Armed | null
  mayPlace: boolean
  dragging: Dragging
  settling: Settling
  onPlace: (armed: Armed, from: string) => void
  children: ReactNode
}

/** The hours of a person, in which a visit is dropped, or placed by a click where no time is offered. */
export function DayRoom({
  span,
  lanes,
  armed,
  mayPlace,
  dragging,
  settling,
  onPlace,
  children,
}: DayRoomProps) {
  const [over, setOver] = useState<string | null>(null)
  const shown = over === null ? null : (dragging.get() ?? armed)
  const show = (from: string | null) => from !== over && setOver(from)

  function droppedAt(event: MouseEvent) {
    const dragged = mayPlace ? dragging.get() : null
    return (
      dragged && timeUnder(event, { span, minutes: minutesOf(dragged.visit), grabbedAt: dragged.grabbedAt })
    )
  }

  /** On a phone the free room means nothing. */
  function clickedAt(event: MouseEvent) {
    if (!armed || !mayPlace || event.target !== event.currentTarget) return null
    if (!matchMedia(wide).matches || (armed.visit.planned && wasMade(armed.visit.planned))) return null
    return timeUnder(event, { span, minutes: minutesOf(armed.visit), grabbedAt: 0 })
  }

  return (
    <div
      data-day
      ref={withLanes(lanes)}
      className={`relative space-y-1 lg:h-(--height) lg:space-y-0 ${armed && mayPlace ? 'lg:cursor-copy' : ''}`}
      onDragOver={(event) => {
        const from = droppedAt(event)
        if (from === null) return
        event.preventDefault()
        show(from)
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        const from = droppedAt(event)
        const armedByDrag = dragging.get()
        setOver(null)
        if (from === null || !armedByDrag) return
        event.preventDefault()
        onPlace(armedByDrag, from)
      }}
      onMouseMove={(event) => show(clickedAt(event))}
      onMouseLeave={() => setOver(null)}
      onClick={(event) => {
        const from = clickedAt(event)
        if (from === null || !armed || settling.isNow()) return
        setOver(null)
        onPlace(armed, from)
      }}
    >
      {children}
      {over !== null && shown && (
        <span
          aria-hidden
          ref={placed(placeOf({ from: over, to: toTime(toMinutes(over) + minutesOf(shown.visit)) }, span))}
          className="pointer-events-none top-0.5 left-(--left) hidden h-9 w-(--width) border-2 border-dashed border-ink bg-gold-wash opacity-80 lg:absolute lg:block"
        />
      )}
    </div>
  )
}

type Under = { span: DaySpan; minutes: number; grabbedAt: number }

/** The time under the mouse, at a quarter of an hour. */
function timeUnder({ clientX, currentTarget }: MouseEvent, { span, minutes, grabbedAt }: Under) {
  const { left, width } = currentTarget.getBoundingClientRect()
  return timeAt((clientX - left - grabbedAt) / width, span, minutes)
}
