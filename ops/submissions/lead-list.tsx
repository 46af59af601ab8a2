import { useInfiniteQuery } from '@tanstack/react-query'
import type { StoredRequest } from '../store/stored-requests.ts'
import { ReadOffline } from '../device/read-offline.tsx'
import { SkeletonRows } from '../ui/list-states.tsx'
import { PagedList, rowsOf } from '../ui/paged-list.tsx'
import { isUnanswered } from '../problem.ts'
import { useUser } from '../session/may.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { useArrivals } from './arrivals.ts'
import { EmptyList, NoMatch } from './empty-list.tsx'
import { LeadRowLink, ListHead, listColumns } from './lead-row.tsx'
import { matchesStored } from './match-stored.ts'
import { leadListQuery } from './queries.ts'
import { filterOf, isNarrowed, type SubmissionSearch } from './search.ts'

type LeadListProps = { search: SubmissionSearch; chosen: string | undefined }

export function LeadList({ search, chosen }: LeadListProps) {
  const { list: words } = useWords()
  const now = useNow()
  const me = useUser()?.id
  const filter = filterOf(search)
  const list = useInfiniteQuery(leadListQuery(filter))
  const isLost = useIsLost() || isUnanswered(list.error)
  const arrivals = useArrivals(JSON.stringify(search), list.isPlaceholderData ? undefined : rowsOf(list.data))
  const narrowed =
    isNarrowed(search) || search.tab
      ? {
          isWanted: (request: StoredRequest) => matchesStored(request, filter, { me, now }),
          none: <NoMatch tab={undefined} />,
        }
      : undefined

  return (
    <PagedList
      label={words.label}
      failed={words.failed}
      query={list}
      head={<ListHead />}
      skeleton={<SkeletonRows columns={listColumns} extra={3} />}
      empty={<EmptyList search={search} />}
      chosen={chosen}
      offline={isLost && <ReadOffline retry={() => void list.refetch()} narrowed={narrowed} />}
      news={arrivals.words}
      renderRow={(lead) => (
        <LeadRowLink
          lead={lead}
          now={now}
          isChosen={lead.id === chosen}
          hasArrived={arrivals.ids.has(lead.id)}
        />
      )}
    />
  )
}
