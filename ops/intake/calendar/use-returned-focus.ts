import { useEffect, useRef } from 'react'
import { wide } from '../../ui/wide.ts'

/**
 * Once a visit is placed, or is no longer to be, the times for it go, and the keyboard stands on the visit itself: also where it is
 * drawn anew in another place a moment later. Where another one follows in the tray beside the day, it stands on that one, so that Enter
 * chooses it. Whoever goes elsewhere is left alone.
 */
export function useReturnedFocus(armed: string | undefined) {
  const before = useRef(armed)
  const goesOn = useRef<string | null>(null)
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
      wanted.current = left === undefined ? null : (armed ?? goesOn.current ?? left)
      goesOn.current = null
    }
    if (wanted.current === null || document.activeElement !== document.body) return
    const stop = document.querySelector<HTMLElement>(`[data-visit="${wanted.current}"]`)
    stop?.focus({ preventScroll: true })
    stop?.scrollIntoView({ block: 'nearest' })
  })
  /** Tells which visit a job became as it was placed, and what follows it. On a phone the tray is off the screen. */
  return ({ id, next }: { id: string; next: string | undefined }) => {
    goesOn.current = (matchMedia(wide).matches ? next : undefined) ?? id
  }
}
