import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isUnanswered } from '../problem.ts'
import { useMay, useScope } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { FailedList, StaleList } from '../ui/list-states.tsx'
import { longDayWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { English, useFirstWords } from '../words/words.tsx'
import { DeskPlace } from './desk-place.tsx'
import { AsidePlace, DryingPlace, JobsPlace, LatePlace, ReceivedPlace } from './figure-places.tsx'
import { Freshness } from './freshness.tsx'
import { OfficePlace } from './office-place.tsx'
import { dashboardQuery } from './queries.ts'
import { spanOf } from './search.ts'
import { DashboardSkeleton } from './skeleton.tsx'
import { UnclaimedPart } from './unclaimed-part.tsx'
import { countWords } from './words.ts'

const route = getRouteApi('/staff/ops/dashboard')

export function DashboardScreen() {
  const { shell } = useFirstWords()
  if (!useMay('dashboard.view')) return <NoPermission what={shell.seeDashboard} />
  return <DashboardParts />
}

function DashboardParts() {
  const { dashboard, shell, locale } = useFirstWords()
  const days = spanOf(route.useSearch())
  const query = useQuery(dashboardQuery(days))
  const now = useNow()
  // People who see only their own requests come here to work on them.
  const hasDesk = useScope('leads.view') === 'assigned'
  const { data, error } = query
  // Below their requests, which are on the device, nobody needs to read once more that there is no connection.
  const isSaidAbove = hasDesk && isUnanswered(error)
  const waiting = data?.unclaimed?.count
  const title = hasDesk ? shell.groups.today : dashboard.title
  usePageTitle(waiting ? `(${countWords(waiting)}) ${title}` : title)
  const retry = () => void query.refetch()

  return (
    <div className="max-w-[76rem] px-4 pt-5 pb-12 low:pt-3 lg:px-6.5 lg:pt-6" aria-busy={query.isFetching}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-[min(2.125rem,11vw)] uppercase">{title}</h1>
        <p className="text-muted">
          {longDayWords(now, locale)}
          {data && !hasDesk && <Freshness at={data.at} now={now} isFailing={query.isError} />}
        </p>
      </div>
      <OfficePlace />
      {data?.late && (
        <English>
          <LatePlace late={data.late} unread={data.unread} />
        </English>
      )}
      {hasDesk && <DeskPlace />}
      {query.isError && data && !isSaidAbove && (
        <StaleList what={dashboard.what} error={error} retry={retry} />
      )}
      {query.isError && !data && !isSaidAbove && (
        <FailedList title={dashboard.failed} error={error} retry={retry} />
      )}
      {query.isPending && <DashboardSkeleton />}
      {data?.unclaimed && (
        <English>
          <UnclaimedPart unclaimed={data.unclaimed} />
        </English>
      )}
      {data?.jobs && (
        <English>
          <JobsPlace
            jobs={data.jobs}
            owed={data.owed}
            unread={data.unread}
            days={days}
            isChanging={query.isPlaceholderData}
          />
        </English>
      )}
      {data && (data.dried ?? data.equipment) && (
        <English>
          <DryingPlace
            dried={data.dried}
            equipment={data.equipment}
            days={days}
            isChanging={query.isPlaceholderData}
          />
        </English>
      )}
      {data && <AsidePlace {...data} hasDesk={hasDesk} />}
      {data?.received && (
        <English>
          <ReceivedPlace
            received={data.received}
            days={days}
            isChanging={query.isPlaceholderData}
            isNewFirm={data.received.count === 0 && data.unclaimed?.count === 0}
          />
        </English>
      )}
    </div>
  )
}
