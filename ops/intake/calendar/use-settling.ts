import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { isSamePress, isSettling, settlingMs, type By, type LastPlaced } from './settling.ts'

/** A hand on a mouse is never quite still. */
const stillPixels = 4

/**
 * Keeps one press from doing two things: the second click of a double-click and a key that is pressed too long do nothing in the plan,
 * and right after a visit was placed nothing else is.
 */
export function useSettling() {
  const by = useRef<By>('mouse')
  const placed = useRef<LastPlaced | null>(null)
  const pointer = useRef({ x: 0, y: 0 })
  const origin = useRef({ x: 0, y: 0 })
  const [count, setCount] = useState(0)
  const [settled, setSettled] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), settlingMs)
    return () => clearTimeout(timer)
  }, [count])
  return {
    /** The times are shown as out of reach meanwhile. */
    isPausing: count !== settled,
    isNow: () => isSettling(placed.current, { now: performance.now(), by: by.current }),
    isSamePress: () => isSamePress(placed.current, { now: performance.now(), by: by.current }),
    isByMouse: () => by.current === 'mouse',
    begin() {
      placed.current = { at: performance.now(), by: by.current, hasMoved: false }
      origin.current = pointer.current
      setCount((before) => before + 1)
    },
    watch: {
      onPointerDownCapture({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        by.current = pointerType === 'mouse' ? 'mouse' : 'touch'
        pointer.current = { x, y }
      },
      onPointerMoveCapture({ clientX: x, clientY: y }: PointerEvent) {
        pointer.current = { x, y }
        const apart = Math.hypot(x - origin.current.x, y - origin.current.y)
        if (placed.current && apart > stillPixels) placed.current.hasMoved = true
      },
      onKeyDownCapture(event: KeyboardEvent) {
        by.current = 'keyboard'
        if (event.repeat && presses.has(event.key)) event.preventDefault()
      },
      onClickCapture(event: MouseEvent) {
        const isButton = event.target instanceof Element && event.target.closest('button') !== null
        if (event.detail < 2 || !isButton) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

export type Settling = ReturnType<typeof useSettling>

const presses = new Set(['Enter', ' '])
