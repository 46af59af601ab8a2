import { useRef, type DragEvent } from 'react'
import type { Armed } from './arming.ts'

type Dragged = Armed & {
  /** How far from its left edge it was taken, in pixels. */
  grabbedAt: number
}

/** The visit that is dragged with a mouse. Nothing is drawn anew while it begins: the browser would give up the drag. */
export function useDragging() {
  const dragged = useRef<Dragged | null>(null)
  return {
    get: () => dragged.current,
    start(event: DragEvent, armed: Armed, isFromTray = false) {
      const { left } = event.currentTarget.getBoundingClientRect()
      dragged.current = { ...armed, grabbedAt: isFromTray ? 0 : event.clientX - left }
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', armed.visit.number || (armed.visit.name ?? ''))
    },
    end: () => {
      dragged.current = null
    },
  }
}

export type Dragging = ReturnType<typeof useDragging>
