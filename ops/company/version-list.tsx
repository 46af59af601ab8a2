import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { button } from '../ui/button.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { fetchNextPage } from '../ui/next-page.ts'

type VersionListProps<Version> = {
  versions: UseInfiniteQueryResult<InfiniteData<{ items: Version[]; next: string | null }>>
  /** A line of the list. */
  children: (version: Version) => ReactNode
}

/** The versions of a document, newest first, as far as they are loaded. */
export function VersionList<Version>({ versions, children }: VersionListProps<Version>) {
  const items = versions.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      {versions.isPending && (
        <div role="status" className="mt-3 space-y-3">
          <span className="sr-only">Loading...</span>
          <Bar width="w-4/5" />
          <Bar width="w-3/5" />
        </div>
      )}
      {versions.isError && !items && (
        <FailedList what="The history" error={versions.error} retry={() => void versions.refetch()} />
      )}
      <ol className="mt-1">{items?.map(children)}</ol>
      {versions.hasNextPage && (
        <button
          type="button"
          className={`mt-4 w-full ${button('plain')}`}
          aria-disabled={versions.isFetchingNextPage}
          onClick={() =>
            versions.isFetchingNextPage || void fetchNextPage(versions, ({ pages }) => pages.length)
          }
        >
          {versions.isFetchingNextPage ? 'Loading...' : 'Show older versions'}
        </button>
      )}
    </>
  )
}
