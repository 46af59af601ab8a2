import { useEffect, useState } from 'react'
import type { Store } from './open-store.ts'
import { currentStore } from './person-store.ts'
import type { StoredJob } from '../store/stored-job-list.ts'
import type { StoredRequest } from '../store/stored-requests.ts'

/** The requests that are stored on this device; null where this browser stores none. */
export function useStoredRequests() {
  return useStored(watchRequests)
}

/** The same of the jobs. */
export function useStoredJobs() {
  return useStored(watchJobs)
}

type Watch<Row> = (store: Store, show: (rows: Row[]) => void) => () => void

const watchRequests: Watch<StoredRequest> = (store, show) => store.watchRequests(show)
const watchJobs: Watch<StoredJob> = (store, show) => store.watchJobs(show)

function useStored<Row>(watch: Watch<Row>) {
  const [rows, setRows] = useState<Row[] | null | 'opening'>('opening')
  useEffect(() => {
    const ended = new AbortController()
    async function start() {
      const store = await currentStore()
      if (ended.signal.aborted) return
      if (store?.isEncrypted) ended.signal.addEventListener('abort', watch(store, setRows))
      else setRows(null)
    }
    void start()
    return () => ended.abort()
  }, [watch])
  return rows
}
