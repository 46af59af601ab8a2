import { useEffect, useState } from 'react'
import { currentStore } from './person-store.ts'
import type { StoredRequest } from '../store/stored-requests.ts'

/** The requests that are stored on this device; null where this browser stores none. */
export function useStoredRequests() {
  const [requests, setRequests] = useState<StoredRequest[] | null | 'opening'>('opening')
  useEffect(() => {
    const ended = new AbortController()
    async function watch() {
      const store = await currentStore()
      if (ended.signal.aborted) return
      if (store?.isEncrypted) ended.signal.addEventListener('abort', store.watchRequests(setRequests))
      else setRequests(null)
    }
    void watch()
    return () => ended.abort()
  }, [])
  return requests
}
