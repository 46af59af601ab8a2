import { useSyncExternalStore } from 'react'

/** A hook that tells whether the window fits the media query now. */
export function mediaHook(query: string) {
  function watch(watcher: () => void) {
    const media = matchMedia(query)
    media.addEventListener('change', watcher)
    return () => media.removeEventListener('change', watcher)
  }
  return function useFits() {
    return useSyncExternalStore(watch, () => matchMedia(query).matches)
  }
}
