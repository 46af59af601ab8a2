import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { button } from '../ui/button.ts'
import { SkeletonRows, Statement } from '../ui/list-states.tsx'
import { PagedList, rowsOf } from '../ui/paged-list.tsx'
import { EntryRow, listColumns } from './entry-row.tsx'
import { filterOf, isFiltered } from './filter.ts'
import { countNewer, newerWords } from './newer.ts'
import { auditListQuery, newestQuery } from './queries.ts'
import type { AuditSearch } from './search.ts'
import { daysAbove } from './times.ts'

export function AuditList({ search }: { search: AuditSearch }) {
  const client = useQueryClient()
  const options = auditListQuery(filterOf(search))
  const list = useInfiniteQuery(options)
  const newest = useQuery({ ...newestQuery(filterOf(search)), enabled: list.isSuccess }).data
  const rows = rowsOf(list.data)
  const newer = countNewer(newest, list.isPlaceholderData ? undefined : rows)
  const sealed = new Set(newest?.items.filter((entry) => entry.sealed).map(({ id }) => id))
  const days = daysAbove(rows ?? [])

  // The keyboard goes up to what is new once it is there.
  const goingUpTo = useRef<string>(undefined)
  useEffect(() => {
    if (!goingUpTo.current || goingUpTo.current !== rows?.[0]?.id) return
    goingUpTo.current = undefined
    document.querySelector<HTMLElement>('[data-row]')?.focus()
  })

  function showNewer() {
    if (!newest) return
    goingUpTo.current = newest.items[0]?.id
    client.setQueryData(options.queryKey, { pages: [newest], pageParams: [undefined] })
  }

  return (
    <>
      <p role="status" className={newer.count > 0 ? 'sticky top-2 z-10 mt-4 flex justify-center' : undefined}>
        {newer.count > 0 && (
          <button type="button" className={`shadow-md max-lg:min-h-12 ${button('gold')}`} onClick={showNewer}>
            <ArrowUp aria-hidden className="size-5" />
            {newerWords(newer)}
          </button>
        )}
      </p>
      <PagedList
        label="Entries"
        query={list}
        head={null}
        skeleton={<SkeletonRows columns={listColumns} extra={2} />}
        empty={<NoEntries isFiltered={isFiltered(search)} />}
        renderRow={(entry) => (
          <EntryRow
            entry={entry}
            isOpen={entry.id === search.open}
            isSealed={entry.sealed || sealed.has(entry.id)}
            day={days.get(entry.id)}
          />
        )}
      />
      {rows && rows.length > 0 && !list.hasNextPage && (
        <p className="mt-5 text-center text-muted">
          {isFiltered(search)
            ? 'No older entries match your filters.'
            : 'This is the start of the audit log.'}
        </p>
      )}
    </>
  )
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <Statement title="No entries yet">
        <p>Entries that your roles let you see will appear here.</p>
      </Statement>
    )
  return (
    <Statement title="No matching entries">
      <p>No entries match your filters.</p>
      <Link to="/ops/audit" search={{}} className={`mt-4 ${button('plain')}`}>
        Clear filters
      </Link>
    </Statement>
  )
}
