import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** A row that moved to another column is made anew: the keyboard stays on it. */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const focused = useRef<string | null>(null)
  useEffect(() => {
    const note = () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]')
      if (document.activeElement !== document.body) focused.current = row?.dataset['row'] ?? null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    place.current
      ?.querySelector<HTMLElement>(`[data-row="${focused.current}"]`)
      ?.focus({ preventScroll: true })
  })
}
