import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { watched } from '../../../ui/watched.ts'
import type { Stroke } from './stroke.ts'
import { movedBy, pinched, toPlan, zoomedAt, type View } from './view.ts'

type Watched<T> = ReturnType<typeof watched<T>>
type Gestures = {
  view: Watched<View>
  /** Null: one finger moves the plan, as for whoever may not draw. */
  begin: ((at: Point) => Stroke) | null
  onCancel: () => void
}

/** A finger that goes less far taps. */
const slip = 7

/** One finger draws, two move and enlarge. A wheel enlarges, and its button or the right one moves. */
export function useGestures(surface: RefObject<SVGSVGElement | null>, { view, begin, onCancel }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const stroke = useRef<{ stroke: Stroke | null; from: Point; isDrag: boolean; last: Point } | null>(null)
  const frame = useRef(0)

  /** From here on no other element is told of the fingers, nor of a click when they go up. */
  function capture() {
    for (const id of fingers.current.keys()) surface.current?.setPointerCapture(id)
  }

  const onDown = useEffectEvent((event: PointerEvent) => {
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
    if (other) return view.set(pinched(view.get(), [before, other], [at, other]))
    const now = stroke.current
    if (!now) return
    if (!now.isDrag && Math.hypot(at.x - now.from.x, at.y - now.from.y) < slip) return
    if (!now.isDrag) capture()
    now.isDrag = true
    now.last = at
    if (!now.stroke) return view.set(movedBy(view.get(), { x: at.x - before.x, y: at.y - before.y }))
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
    stroke.current = null
    cancelAnimationFrame(frame.current)
    frame.current = 0
    if (!now?.stroke) return
    if (event.type === 'pointercancel') return onCancel()
    const at = toPlan(view.get(), placeOf(surface.current, event))
    if (now.isDrag) now.stroke.end(at)
    else if (!isOnButton(event)) now.stroke.tap(toPlan(view.get(), now.from))
  })

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))
    view.set(zoomedAt(view.get(), placeOf(surface.current, event), by))
  })

  useEffect(() => {
    const element = surface.current
    if (!element) return undefined
    const down = (event: PointerEvent) => onDown(event)
    const move = (event: PointerEvent) => onMove(event)
    const up = (event: PointerEvent) => onUp(event)
    const wheel = (event: WheelEvent) => onWheel(event)
    // A finger that leaves fast would go on as a fling, which swallows the next tap: the first digit of a length.
    const still = (event: Event) => event.preventDefault()
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchmove', still, { passive: false })
    element.addEventListener('contextmenu', still)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchmove', still)
      element.removeEventListener('contextmenu', still)
    }
  }, [surface])
}

/** A drag may begin on the words of a room; a tap on them is theirs. */
function isOnButton({ target }: Event) {
  return target instanceof Element && target.closest('[role=button]') !== null
}

function placeOf(surface: Element | null, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = surface?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: clientX - left, y: clientY - top }
}
