import { useWords } from '../words/use-words.ts'
import { StoredList } from './stored-list.tsx'
import { useStoredRequests } from './use-stored-requests.ts'

/** In place of a list that is not on this device: the requests that are. */
export function ReadOffline({ retry }: { retry?: () => void }) {
  const { ui, device } = useWords()
  const requests = useStoredRequests()
  if (requests === 'opening') return null
  const isEmpty = requests === null || requests.length === 0
  return (
    <section aria-labelledby="read-offline">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="read-offline" className="text-2xl">
          {device.requests}
        </h2>
        {retry && (
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={retry}
          >
            {ui.tryAgain}
          </button>
        )}
      </div>
      <p className="text-muted">
        {requests === null ? device.storesNothing : isEmpty ? device.noRequests : device.onlyThese}
      </p>
      {!isEmpty && <StoredList requests={requests} />}
    </section>
  )
}
