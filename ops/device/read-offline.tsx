import type { ReactNode } from 'react'
import type { StoredRequest } from '../store/stored-requests.ts'
import { useWords } from '../words/use-words.ts'
import { StoredList } from './stored-list.tsx'
import { useStoredRequests } from './use-stored.ts'

type ReadOfflineProps = {
  retry?: () => void
  /** Where someone searches: which of them they look for, and what stands there if it is none. */
  narrowed?: { isWanted: (request: StoredRequest) => boolean; none: ReactNode } | undefined
}

/** In place of a list that is not on this device: the requests that are, and of those that are searched the ones that match. */
export function ReadOffline({ retry, narrowed }: ReadOfflineProps) {
  const { ui, device } = useWords()
  const requests = useStoredRequests()
  if (requests === 'opening') return null
  const shown = narrowed ? (requests?.filter(narrowed.isWanted) ?? []) : (requests ?? [])
  const count = requests?.length ?? 0
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
      <p className="text-muted" role="status">
        {requests === null
          ? device.storesNothing
          : count === 0
            ? device.noRequests
            : narrowed
              ? device.searching(count)
              : device.onlyThese(count)}
      </p>
      {shown.length > 0 && <StoredList requests={shown} />}
      {narrowed && count > 0 && shown.length === 0 && narrowed.none}
    </section>
  )
}
