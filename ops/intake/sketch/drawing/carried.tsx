import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { ShownView } from '../editing/shown-view.ts'

type CarriedProps = { view: ShownView; children: ReactNode }

/** Shifts and scales what it holds while fingers move the plan: the browser neither lays it out nor paints it again. */
export function Carried({ view, children }: CarriedProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () =>
      view.watch((_, { x, y, scale }) => {
        const isAtRest = x === 0 && y === 0 && scale === 1
        place.current?.style.setProperty(
          'transform',
          isAtRest ? 'none' : `translate(${x}px, ${y}px) scale(${scale})`,
        )
      }),
    [view],
  )
  return (
    <div ref={place} className="absolute inset-0 origin-top-left will-change-transform">
      {children}
    </div>
  )
}
