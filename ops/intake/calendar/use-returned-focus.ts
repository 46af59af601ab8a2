import { useEffect, useRef } from 'react'

/** Once a visit is placed, or is no longer to be, the times for it go, and the keyboard stands on the visit itself. */
export function useReturnedFocus(armed: string | undefined) {
  const before = useRef(armed)
  useEffect(() => {
    const left = before.current
    before.current = armed
    if (left === undefined || armed !== undefined || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-visit="${left}"]`)?.focus({ preventScroll: true })
  }, [armed])
}
