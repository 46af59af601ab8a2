import { useWords } from '../words/use-words.ts'
import { StoredList } from './stored-list.tsx'
import { useStoredRequests } from './use-stored-requests.ts'

/** In place of a list that is not on this device: the requests that are. */
export function ReadOffline() {
  const { device } = useWords()
  const requests = useStoredRequests()
  if (!Array.isArray(requests) || requests.length === 0) return null
  return (
    <section aria-labelledby="read-offline">
      <h2 id="read-offline" className="text-2xl">
        {device.requests}
      </h2>
      <p className="text-muted">{device.onlyThese}</p>
      <StoredList requests={requests} />
    </section>
  )
}
