import { useEffect } from 'react'
import { second } from '#platform/time.ts'
import { watched } from '../ui/watched.ts'

/** Whoever has not claimed it by then has read it. */
const longEnough = 20 * second

const seen = watched<ReadonlySet<string>>(new Set())

/** Whether the bar of this request stood on the screen long enough; it counts while `isShown`. */
export function useIsSeen(id: string, isShown: boolean) {
  const isSeen = seen.usePart((ids) => ids.has(id))
  useEffect(() => {
    if (!isShown || isSeen) return undefined
    const timer = setTimeout(() => seen.set(new Set([...seen.get(), id])), longEnough)
    return () => clearTimeout(timer)
  }, [id, isShown, isSeen])
  return isSeen
}
