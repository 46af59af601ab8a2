import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useListKeys } from '../keys/list-keys.ts'
import { KeysButton } from '../keys/keys-button.tsx'
import { useSeesAllLeads } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Kinds } from '../submissions/kinds.tsx'
import { waitingQuery } from '../submissions/queries.ts'
import { agoWords } from '../ui/ago.ts'
import { useNow } from '../ui/use-now.ts'
import { Filters } from './filters.tsx'
import { FormList } from './form-list.tsx'
import { listWords } from './key-words.ts'
import { useReviewsForms, useWaitingForms } from './stale-queries.ts'

const route = getRouteApi('/staff/ops/submissions/forms')

/** What was filled in in the field, until the office has approved it. */
export function FieldForms() {
  if (!useReviewsForms()) return <NoPermission what="review forms" />
  return <Queue />
}

function Queue() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const { id: chosen } = useParams({ strict: false })
  const seesAll = useSeesAllLeads()
  const waitingLeads = useQuery({ ...waitingQuery, enabled: seesAll }).data
  const waiting = useWaitingForms()
  usePageTitle(waiting?.submitted ? `(${waiting.submitted}) Field forms` : 'Field forms')
  useListKeys({
    noun: 'form',
    chosen,
    opens: true,
    close: () => void navigate({ to: '/ops/submissions/forms', search: true }),
    words: listWords,
  })
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--outbox-height,0px))] lg:grid-cols-[minmax(15rem,18rem)_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)] min-[88rem]:grid-cols-[20.25rem_minmax(0,1fr)]">
      <div className={`px-4 pt-5 lg:col-span-2 lg:px-6.5 lg:pt-6 ${chosen ? 'max-lg:hidden' : ''}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="text-[min(2.125rem,11vw)] uppercase">Submissions</h1>
          <p className="flex min-h-[1lh] flex-wrap items-center gap-2 text-muted">
            <Oldest at={waiting?.oldest_at} />
            <KeysButton />
          </p>
        </div>
        <Kinds search={null} current="forms" waiting={waitingLeads} />
      </div>
      <div
        className={`pb-8 lg:col-start-1 lg:row-start-2 lg:overflow-y-auto lg:border-r lg:border-line lg:pb-4 ${chosen ? 'max-lg:hidden' : ''}`}
      >
        <Filters search={search} />
        <FormList search={search} chosen={chosen} />
      </div>
      <Outlet />
    </div>
  )
}

/** Since when the form that waits longest does. */
function Oldest({ at }: { at: string | null | undefined }) {
  const now = useNow()
  if (!at) return null
  return <span className="tabular-nums">Oldest to review: {agoWords(new Date(at), now).toLowerCase()}</span>
}
