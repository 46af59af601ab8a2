import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { button } from '../ui/button.ts'
import { useArrivals } from './arrivals.ts'
import { LeadRowLink, ListHead } from './lead-row.tsx'
import { EmptyList, FailedList, SkeletonList, StaleList } from './list-states.tsx'
import { leadListQuery } from './queries.ts'
import { filterOf, type SubmissionSearch } from './search.ts'
import { useNow } from './use-now.ts'

export const loadMoreId = 'load-more'

type LeadListProps = { search: SubmissionSearch; chosen: string | undefined }

export function LeadList({ search, chosen }: LeadListProps) {
  const now = useNow()
  const list = useInfiniteQuery(leadListQuery(filterOf(search)))
  const rows = list.data?.pages.flatMap(({ items }) => items)
  const arrivals = useArrivals(JSON.stringify(search), list.isPlaceholderData ? undefined : rows)
  useReturnToRow(chosen)

  async function loadMore() {
    if (list.isFetchingNextPage || !rows) return
    await list.fetchNextPage()
    // The keyboard goes on where the list goes on.
    requestAnimationFrame(() => document.querySelectorAll<HTMLElement>('[data-lead]')[rows.length]?.focus())
  }

  const retry = () => void list.refetch()
  return (
    <section aria-label="Requests" aria-busy={list.isFetching} className="mt-4">
      <p role="status" className="sr-only">
        {arrivals.words}
      </p>
      {(list.isPending || (rows && rows.length > 0)) && <ListHead />}
      {list.isError && rows && <StaleList error={list.error} retry={retry} />}
      {list.isPending && <SkeletonList />}
      {list.isError && !rows && <FailedList error={list.error} retry={retry} />}
      {rows?.length === 0 && <EmptyList search={search} />}
      {rows && rows.length > 0 && (
        <ol className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          {rows.map((lead) => (
            <li key={lead.id}>
              <LeadRowLink
                lead={lead}
                now={now}
                isChosen={lead.id === chosen}
                hasArrived={arrivals.ids.has(lead.id)}
              />
            </li>
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <button
          id={loadMoreId}
          type="button"
          className={`mt-5 w-full ${button('plain')}`}
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void loadMore()}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Load more'}
        </button>
      )}
    </section>
  )
}

/** After a request is closed, the keyboard stands where it left the list. */
function useReturnToRow(chosen: string | undefined) {
  const left = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!chosen && left.current) document.querySelector<HTMLElement>(`[data-lead="${left.current}"]`)?.focus()
    left.current = chosen
  }, [chosen])
}
