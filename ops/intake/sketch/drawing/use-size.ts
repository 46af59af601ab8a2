import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Size } from '../editing/view.ts'

/** How large a place on the screen is, as it changes; null before it is known. */
export function useSize(place: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [place])
  return size
}
