import { undoMs } from '../../ui/undo-time.ts'
import { watched } from '../../ui/watched.ts'

const removed = watched<ReadonlyMap<string, ReturnType<typeof setTimeout>>>(new Map())

/**
 * Removes a code once nobody can undo it any more, whatever screen is open by then. A portal that is closed before has removed
 * nothing: without its code a crew stands before a locked door.
 */
export function removeLater(job: string, remove: () => void) {
  const timer = setTimeout(() => {
    forget(job)
    remove()
  }, undoMs)
  removed.set(new Map(removed.get()).set(job, timer))
}

export function putBack(job: string) {
  clearTimeout(removed.get().get(job))
  forget(job)
}

/** Whether the code of a job was removed, which can be undone yet. */
export function useIsRemoved(job: string) {
  return removed.usePart((jobs) => jobs.has(job))
}

function forget(job: string) {
  removed.set(new Map([...removed.get()].filter(([id]) => id !== job)))
}
