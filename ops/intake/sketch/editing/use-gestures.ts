import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Stroke } from './stroke.ts'
import type { ShownView } from './shown-view.ts'
import { movedBy, pinched, toPlan, zoomedAt } from './view.ts'

type Gestures = {
  view: ShownView
  /** Null: one finger moves the plan, as for whoever may not draw. */
  begin: ((at: Point) => Stroke) | null
  onCancel: () => void
}

/** A finger that goes less far taps. */
const slip = 7
/** A wheel that did not turn for so many milliseconds rests. */
const wheelRests = 150

/**
 * One finger draws, two move and enlarge. A wheel enlarges, and its button or the right one moves. All that stands over the plan lies within
 * the surface: a drag may begin on it, as a thumb does that aims at a corner beside a button, and a tap on it is its own.
 */
export function useGestures(surface: RefObject<HTMLElement | null>, { view, begin, onCancel }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const stroke = useRef<{ stroke: Stroke | null; from: Point; isDrag: boolean; last: Point } | null>(null)
  const frame = useRef(0)
  const turning = useRef(0)
  /** What a tap means, until the browser tells of the click. */
  const meant = useRef<Element | null>(null)

  /** From here on no other element is told of the fingers, nor of a click when they go up. */
  function capture() {
    for (const id of fingers.current.keys()) surface.current?.setPointerCapture(id)
  }

  const onDown = useEffectEvent((event: PointerEvent) => {
    // It opens as a finger comes down.
    if (event.target instanceof HTMLSelectElement) return
    meant.current = null
    view.rest()
    const at = placeOf(surface.current, event)
    fingers.current.set(event.pointerId, at)
    if (fingers.current.size > 1) capture()
    const draws = begin && event.button === 0 && fingers.current.size === 1
    if (stroke.current?.stroke) onCancel()
    stroke.current = {
      stroke: draws ? begin(toPlan(view.get(), at)) : null,
      from: at,
      isDrag: false,
      last: at,
    }
  })

  const onMove = useEffectEvent((event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const at = placeOf(surface.current, event)
    const pair = [...fingers.current]
    fingers.current.set(event.pointerId, at)
    const other = pair.find(([id]) => id !== event.pointerId)?.[1]
    if (other) return view.carry(pinched(view.get(), [before, other], [at, other]))
    const now = stroke.current
    if (!now) return
    if (!now.isDrag && Math.hypot(at.x - now.from.x, at.y - now.from.y) < slip) return
    if (!now.isDrag) capture()
    now.isDrag = true
    now.last = at
    if (!now.stroke) return view.carry(movedBy(view.get(), { x: at.x - before.x, y: at.y - before.y }))
    // Phones tell of a finger more often than they draw.
    if (frame.current === 0)
      frame.current = requestAnimationFrame(() => {
        frame.current = 0
        const latest = stroke.current
        if (latest?.stroke && latest.isDrag) latest.stroke.move(toPlan(view.get(), latest.last))
      })
  })

  const onUp = useEffectEvent((event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    const now = stroke.current
    if (fingers.current.size > 0) return
    view.rest()
    stroke.current = null
    cancelAnimationFrame(frame.current)
    frame.current = 0
    if (!now?.stroke) return
    if (event.type === 'pointercancel') return onCancel()
    const at = toPlan(view.get(), placeOf(surface.current, event))
    if (now.isDrag) now.stroke.end(at)
    else {
      meant.current = wordsAt(event)
      if (!meant.current && !isOnButton(event)) now.stroke.tap(toPlan(view.get(), now.from))
    }
  })

  const onClick = useEffectEvent(({ detail }: MouseEvent) => {
    // One without a pointer comes from a keyboard, from someone’s aid, or from here.
    if (detail === 0) return
    meant.current?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    meant.current = null
  })

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))
    view.carry(zoomedAt(view.get(), placeOf(surface.current, event), by))
    clearTimeout(turning.current)
    turning.current = window.setTimeout(view.rest, wheelRests)
  })

  useEffect(() => {
    if (!surface.current) return undefined
    return listen(surface.current, {
      down: (event) => onDown(event),
      move: (event) => onMove(event),
      up: (event) => onUp(event),
      click: (event) => onClick(event),
      wheel: (event) => onWheel(event),
    })
  }, [surface])
}

type Listeners = Record<'down' | 'move' | 'up', (event: PointerEvent) => void> & {
  click: (event: MouseEvent) => void
  wheel: (event: WheelEvent) => void
}

/** The function that it answers ends it. */
function listen(element: HTMLElement, { down, move, up, click, wheel }: Listeners) {
  const end = new AbortController()
  const { signal } = end
  // A finger that leaves fast would go on as a fling, which swallows the next tap: the first digit of a length.
  const still = (event: Event) => event.preventDefault()
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('click', click, { signal })
  element.addEventListener('wheel', wheel, { passive: false, signal })
  element.addEventListener('touchmove', still, { passive: false, signal })
  element.addEventListener('contextmenu', still, { signal })
  return () => end.abort()
}

function isOnButton({ target }: Event) {
  return target instanceof Element && target.closest('button, select') !== null
}

/** The words of a room exactly there: browsers take a finger that is near them for one on them, and it may be on a wall. */
function wordsAt({ clientX, clientY }: MouseEvent) {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-plan] [role=button]') ?? null
}

function placeOf(surface: Element | null, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = surface?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: clientX - left, y: clientY - top }
}
