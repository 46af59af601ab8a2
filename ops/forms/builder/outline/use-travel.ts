import { useLayoutEffect, useRef, type RefObject } from 'react'

const travelMs = 150

/** Rows that are in another place than before go there in sight; at once, where motion is unwanted. */
export function useTravel(list: RefObject<HTMLElement | null>, order: string) {
  const places = useRef(new Map<string, number>())
  const shown = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (shown.current === order) return
    shown.current = order
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const before = places.current
    const now = new Map<string, number>()
    const origin = list.current?.getBoundingClientRect().top ?? 0
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
      const id = row.dataset['part'] ?? ''
      const top = row.getBoundingClientRect().top - origin
      now.set(id, top)
      const from = before.get(id)
      if (isStill || from === undefined || from === top) continue
      row.animate([{ transform: `translateY(${from - top}px)` }, { transform: 'none' }], {
        duration: travelMs,
        easing: 'ease-out',
      })
    }
    places.current = now
  }, [list, order])
}
