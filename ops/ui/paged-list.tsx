import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { FailedList, StaleList } from './list-states.tsx'
import { fetchNextPage } from './next-page.ts'

export const loadMoreId = 'load-more'

type Page<Row> = { items: readonly Row[] }

type PagedListProps<Row> = {
  /** What the list is of, as a name: "Requests". */
  label: string
  /** As in "The requests couldn’t be loaded". */
  failed?: string
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>
  head: ReactNode
  skeleton: ReactNode
  empty: ReactNode
  /** A row whose link carries `data-row` with the id: the keys go from one to the next. */
  renderRow: (row: Row) => ReactNode
  /** The row that is open beside the list; once it is closed, the keyboard stands on it again. */
  chosen?: string
  /** The row that was left for a page of its own: the keyboard stands on it once the rows are there. */
  returnTo?: string | null
  /** Without a connection: what can be read in place of a list that is not on this device. Nobody waits for it to fail first. */
  offline?: ReactNode
  /** Read out as it changes. */
  news?: string
  /** How the rows stand, where they do not stand below each other. */
  className?: string
  /** On the button that loads the next page, where “more” says too little. */
  more?: string
}

/** A list that comes page by page, in all its states: loading, there, empty, failed, out of date. */
export function PagedList<Row extends { id: string }>({
  label,
  failed = `The ${label.toLowerCase()} couldn’t be loaded`,
  query,
  head,
  skeleton,
  empty,
  renderRow,
  chosen,
  returnTo,
  offline,
  news,
  className = '',
  more,
}: PagedListProps<Row>) {
  const { ui, shell } = useFirstWords()
  // What was listed for another search says nothing of this one, and no answer will replace it.
  const rows = offline && query.isPlaceholderData ? undefined : rowsOf(query.data)
  const retry = () => void query.refetch()
  const isInstead = Boolean(offline) && !rows
  useReturnToRow(chosen)
  useStartAtRow(rows ? returnTo : null)

  const startAt = useFocusNewRow(rows?.length ?? 0)

  async function loadMore() {
    if (query.isFetchingNextPage || !rows) return
    startAt(rows.length)
    const data = await fetchNextPage(query, ({ pages }) => pages.length)
    if ((rowsOf(data)?.length ?? 0) <= rows.length) startAt(null)
  }

  return (
    <section aria-label={label} aria-busy={query.isFetching} className="mt-4">
      <p role="status" className="sr-only">
        {news}
      </p>
      {((query.isPending && !isInstead) || (rows && rows.length > 0)) && head}
      {query.isError && rows && !offline && <StaleList error={query.error} retry={retry} />}
      {query.isPending && !isInstead && skeleton}
      {query.isError && !rows && !isInstead && (
        <FailedList title={failed} error={query.error} retry={retry} />
      )}
      {isInstead && offline}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <ol className={`${className} ${query.isPlaceholderData ? 'opacity-60' : ''}`}>
          {rows.map((item) => (
            <li key={item.id}>{renderRow(item)}</li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <button
          id={loadMoreId}
          type="button"
          className={`mt-5 w-full ${button('plain')}`}
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void loadMore()}
        >
          {query.isFetchingNextPage ? shell.loading : (more ?? ui.loadMore)}
        </button>
      )}
    </section>
  )
}

export function rowsOf<Row>(data: InfiniteData<Page<Row>> | undefined): Row[] | undefined {
  return data?.pages.flatMap(({ items }) => items)
}

/** The focus moves to the first of the rows that were asked for once they are on the screen, which may be after the answer. */
function useFocusNewRow(count: number) {
  const awaited = useRef<number | null>(null)
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return
    document.querySelectorAll<HTMLElement>('[data-row]')[awaited.current]?.focus()
    awaited.current = null
  }, [count])
  return (index: number | null) => void (awaited.current = index)
}

function useStartAtRow(id: string | null | undefined) {
  useEffect(() => {
    if (id) document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  }, [id])
}

/** Once the row that was open beside its list is closed, the keyboard stands on it again. */
export function useReturnToRow(chosen: string | undefined) {
  const left = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!chosen && left.current) document.querySelector<HTMLElement>(`[data-row="${left.current}"]`)?.focus()
    left.current = chosen
  }, [chosen])
}
