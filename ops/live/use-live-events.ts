import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { second } from '#platform/time.ts'
import { liveState } from './live-state.ts'

/** The first screen comes first. */
const firstScreenTime = second
const retryAfter = 10 * second

/**
 * While mounted, what happens anywhere is seen here at once. Its code comes after the first screen; what happened until then is
 * read once the stream is open.
 */
export function useLiveEvents() {
  const client = useQueryClient()
  useEffect(() => {
    let isStopped = false
    let stop = () => {}
    async function start() {
      try {
        const { followEvents } = await import('./follow-events.ts')
        if (!isStopped) stop = followEvents(client)
      } catch {
        if (isStopped) return
        liveState.set('offline')
        next = setTimeout(() => void start(), retryAfter)
      }
    }
    let next = setTimeout(() => void start(), firstScreenTime)
    return () => {
      isStopped = true
      clearTimeout(next)
      stop()
    }
  }, [client])
}
