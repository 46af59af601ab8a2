import { useSyncExternalStore } from 'react'

/** The width from which the menu and a second column stand beside the screen: `lg` of the styles. */
export const wide = '(width >= 64rem)'

/** Whether the window is that wide now. */
export function useIsWide() {
  return useSyncExternalStore(watch, () => matchMedia(wide).matches)
}

/** The width from which the board has room for the day below it: `xl` of the styles. */
const roomy = '(width >= 80rem)'

export function useIsRoomy() {
  return useSyncExternalStore(watchRoomy, () => matchMedia(roomy).matches)
}

function watchRoomy(watcher: () => void) {
  return watchMedia(roomy, watcher)
}

function watch(watcher: () => void) {
  return watchMedia(wide, watcher)
}

function watchMedia(query: string, watcher: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', watcher)
  return () => media.removeEventListener('change', watcher)
}
