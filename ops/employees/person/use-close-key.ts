import { useEffect, useEffectEvent } from 'react'

/** Escape leads back to the list, unless something else has use for it. */
export function useCloseKey(isPaused: boolean, close: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPaused || event.defaultPrevented || event.key !== 'Escape') return
    const { target } = event
    if (target instanceof HTMLElement && !target.closest('[role=dialog], [role=alertdialog], input, select'))
      close()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
