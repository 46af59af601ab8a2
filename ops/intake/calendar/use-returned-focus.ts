import { useEffect, useRef } from 'react'

/**
 * Once a visit is placed, or is no longer to be, the times for it go, and the keyboard stands on the visit itself: also where it is
 * drawn anew in another place a moment later. Where the next one is in the hand already, it stands on that one: not on a time, where
 * Enter pressed too long would place it. Whoever goes elsewhere is left alone.
 */
export function useReturnedFocus(armed: string | undefined) {
  const before = useRef(armed)
  const madeOf = useRef<string | null>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      const isIt = target instanceof HTMLElement && target.dataset['visit'] === wanted.current
      if (!isIt) wanted.current = null
    }
    document.addEventListener('focusin', leave)
    return () => document.removeEventListener('focusin', leave)
  }, [])
  useEffect(() => {
    const left = before.current
    before.current = armed
    if (armed !== left) {
      const placed = madeOf.current ?? left ?? null
      wanted.current = left === undefined ? null : (armed ?? placed)
      madeOf.current = null
    }
    if (wanted.current === null || document.activeElement !== document.body) return
    const stop = document.querySelector<HTMLElement>(`[data-visit="${wanted.current}"]`)
    stop?.focus({ preventScroll: true })
    stop?.scrollIntoView({ block: 'nearest' })
  })
  /** Tells which visit a job became as it was placed. */
  return (saved: { id: string }) => {
    madeOf.current = saved.id
  }
}
