import { useSyncExternalStore } from 'react'

/** A value that any part of the portal may change, and every part that uses it shows at once. */
export function watched<T>(first: T) {
  let value = first
  const watchers = new Set<() => void>()

  function watch(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }

  return {
    watch,
    get: () => value,
    set(next: T) {
      value = next
      for (const watcher of watchers) watcher()
    },
    use: () => useSyncExternalStore(watch, () => value),
    /** A part of it: who uses it is drawn again only when `part` returns something else. */
    usePart: <Part>(part: (value: T) => Part) => useSyncExternalStore(watch, () => part(value)),
  }
}
