import { useEffect, useEffectEvent } from 'react'
import { second } from '#platform/time.ts'
import { prefetch } from './load-screen.ts'

/** The first screen comes first. */
const firstScreenTime = 3 * second

/** Fetches a part a while after the first screen, so that it opens at once when it is needed. */
export function usePrefetch(load: () => Promise<unknown>, onFetched?: () => void) {
  const start = useEffectEvent(() => prefetch(load, onFetched))
  useEffect(() => {
    const later = setTimeout(() => start(), firstScreenTime)
    return () => clearTimeout(later)
  }, [])
}
