import { useSyncExternalStore } from 'react'

/** False where the browser is certain that there is no connection; true promises nothing. */
export function useIsOnline() {
  return useSyncExternalStore(watch, () => navigator.onLine)
}

function watch(watcher: () => void) {
  addEventListener('online', watcher)
  addEventListener('offline', watcher)
  return () => {
    removeEventListener('online', watcher)
    removeEventListener('offline', watcher)
  }
}
