import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import type { LeadsWaiting } from '#domain/leads/lead.ts'
import { VisitChanges } from '../alerts/visit-changes.tsx'
import { useMay, useSeesAllLeads } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { NewCallLink } from '../intake/new-call.tsx'
import { KeysButton } from '../keys/keys-button.tsx'
import { useListKeys } from '../keys/list-keys.ts'
import { useWords } from '../words/use-words.ts'
import { English } from '../words/words.tsx'
import type { Words } from '../words/en.ts'
import { FilterChips } from './filter-chips.tsx'
import { Filters } from './filters.tsx'
import { Kinds } from './kinds.tsx'
import { LeadList } from './lead-list.tsx'
import { waitingQuery } from './queries.ts'
import { useRowKeys } from './use-row-keys.ts'
import { cappedCount } from './words.ts'

const route = getRouteApi('/staff/ops/submissions')

export function Submissions() {
  const { shell } = useWords()
  if (!useMay('leads.view')) return <NoPermission what={shell.seeRequests} />
  return <Requests />
}

function Requests() {
  const { list, request } = useWords()
  const search = route.useSearch()
  const navigate = useNavigate()
  const { id: chosen } = useParams({ strict: false })
  const seesAll = useSeesAllLeads()
  const waiting = useQuery({ ...waitingQuery, enabled: seesAll }).data
  usePageTitle(waiting?.unclaimed ? `(${cappedCount(waiting.unclaimed)}) ${request.list}` : request.list)
  useRowKeys(chosen)
  useListKeys({
    noun: 'request',
    chosen,
    close: () => void navigate({ to: '/ops/submissions', search: true }),
  })

  return (
    <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(22rem,26.25rem)]">
      <div className={`px-4 pt-5 pb-8 lg:overflow-y-auto lg:px-6.5 lg:pt-6 ${chosen ? 'max-lg:hidden' : ''}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 *:min-w-0">
          <h1 className="text-[min(2.125rem,11vw)] uppercase">{request.list}</h1>
          {/* It has a minimum size, so that nothing moves when the number arrives. */}
          <p className="flex min-h-[1lh] sm:min-w-43! flex-wrap items-center justify-end gap-2 text-muted max-[24rem]:justify-start">
            {!seesAll && list.onlyYours}
            {seesAll && waiting && unclaimedSentence(waiting, list)}
            <NewCallLink />
            <English>
              <KeysButton />
            </English>
          </p>
        </div>
        <VisitChanges className="mt-3" />
        <Kinds search={search} waiting={waiting} />
        <Filters search={search} />
        <FilterChips search={search} />
        <LeadList search={search} chosen={chosen} />
      </div>
      <div
        className={`min-w-0 border-line bg-sheet lg:overflow-y-auto lg:border-l ${chosen ? 'max-lg:min-h-dvh' : ''}`}
      >
        <Outlet />
      </div>
    </div>
  )
}

function unclaimedSentence({ unclaimed, happening_now }: LeadsWaiting, list: Words['list']) {
  if (unclaimed === 0) return list.noneUnclaimed
  const now = happening_now > 0 ? list.happeningNow(cappedCount(happening_now)) : ''
  return `${list.unclaimed(cappedCount(unclaimed))}${now}`
}
