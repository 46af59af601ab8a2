import { useSyncExternalStore } from 'react'

/** The width from which the board has room for the day below it: `xl` of the styles. */
const roomy = '(width >= 80rem)'

export function useIsRoomy() {
  return useSyncExternalStore(watch, () => matchMedia(roomy).matches)
}

function watch(watcher: () => void) {
  const media = matchMedia(roomy)
  media.addEventListener('change', watcher)
  return () => media.removeEventListener('change', watcher)
}
