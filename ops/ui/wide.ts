import { useSyncExternalStore } from 'react'

/** The width from which the menu and a second column stand beside the screen: `lg` of the styles. */
export const wide = '(width >= 64rem)'

/** Whether the window is that wide now. */
export function useIsWide() {
  return useSyncExternalStore(watch, () => matchMedia(wide).matches)
}

function watch(watcher: () => void) {
  const media = matchMedia(wide)
  media.addEventListener('change', watcher)
  return () => media.removeEventListener('change', watcher)
}
