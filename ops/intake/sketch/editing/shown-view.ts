import { watched } from '../../../ui/watched.ts'
import { carriedTo, type View } from './view.ts'

export type ShownView = ReturnType<typeof shownView>
type Watcher = (seen: View, carried: ReturnType<typeof carriedTo>) => void

/**
 * Which part of the plan is seen, and the one that the plan is laid out for. While fingers move the plan, what was laid out is only shifted
 * and scaled, once in each frame: labels find their size and their place again when the fingers rest.
 */
export function shownView(first: View) {
  const laidOut = watched(first)
  const watchers = new Set<Watcher>()
  let [seen, frame] = [first, 0]

  function show() {
    frame = 0
    for (const watcher of watchers) watcher(seen, carriedTo(seen, laidOut.get()))
  }

  function rest() {
    cancelAnimationFrame(frame)
    if (laidOut.get() !== seen) laidOut.set(seen)
    show()
  }

  return {
    get: () => seen,
    laidOut,
    /** Told at once, in each frame in which fingers move it, and when they rest. The function that it answers ends it. */
    watch(watcher: Watcher) {
      watchers.add(watcher)
      watcher(seen, carriedTo(seen, laidOut.get()))
      return () => void watchers.delete(watcher)
    },
    /** Under fingers that move it. */
    carry(next: View) {
      seen = next
      if (frame === 0) frame = requestAnimationFrame(show)
    },
    rest,
    set(next: View) {
      seen = next
      rest()
    },
  }
}
