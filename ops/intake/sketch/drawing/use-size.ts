import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import type { Size } from '../editing/view.ts'

export type PlaceSize = Size & { top: number }

/**
 * How large a place on the screen is and where it begins, as that changes; null before it is known. `onLowered` is told before the next
 * frame by how many pixels something came in above it, below 0 where something went.
 */
export function useSize(place: RefObject<Element | null>, onLowered: (by: number) => void): PlaceSize | null {
  const [size, setSize] = useState<PlaceSize | null>(null)
  const tell = useEffectEvent(onLowered)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    let last: PlaceSize | null = null
    const measure = () => {
      const { width, height, top } = element.getBoundingClientRect()
      if (last?.width === width && last.height === height && last.top === top) return
      if (last && last.top !== top) tell(top - last.top)
      last = { width, height, top }
      setSize(last)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [place])
  return size
}
