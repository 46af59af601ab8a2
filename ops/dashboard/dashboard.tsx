import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Desk } from '../desk/desk.tsx'
import { useMay, useScope } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { FailedList, StaleList } from '../ui/list-states.tsx'
import { useNow } from '../ui/use-now.ts'
import { Freshness } from './freshness.tsx'
import { MinePart } from './mine-part.tsx'
import { OwnPart } from './own-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { dashboardQuery } from './queries.ts'
import { ReceivedPart } from './received-part.tsx'
import { DashboardSkeleton } from './skeleton.tsx'
import { UnclaimedPart } from './unclaimed-part.tsx'
import { countWords, todayWords } from './words.ts'

const route = getRouteApi('/staff/ops/dashboard')

export function DashboardScreen() {
  if (!useMay('dashboard.view')) return <NoPermission what="see the dashboard" />
  return <Board />
}

function Board() {
  const { days = 30 } = route.useSearch()
  const query = useQuery(dashboardQuery(days))
  const now = useNow()
  // People who see only their own requests come here to work on them.
  const hasDesk = useScope('leads.view') === 'assigned'
  const { data, error } = query
  const waiting = data?.unclaimed?.count
  usePageTitle(waiting ? `(${countWords(waiting)}) Dashboard` : 'Dashboard')
  const retry = () => void query.refetch()

  return (
    <div className="max-w-[76rem] px-4 pt-5 pb-12 lg:px-6.5 lg:pt-6" aria-busy={query.isFetching}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-[min(2.125rem,11vw)] uppercase">Dashboard</h1>
        <p className="text-muted">
          {todayWords(now)}
          {data && <Freshness at={data.at} now={now} isFailing={query.isError} />}
        </p>
      </div>
      {hasDesk && <Desk />}
      {query.isError && data && <StaleList what="dashboard" error={error} retry={retry} />}
      {query.isError && !data && <FailedList what="The dashboard" error={error} retry={retry} />}
      {query.isPending && <DashboardSkeleton />}
      {data?.unclaimed && <UnclaimedPart unclaimed={data.unclaimed} />}
      {data && (
        <div className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
          {data.mine && !hasDesk && <MinePart mine={data.mine} />}
          {data.people && <PeoplePart people={data.people} />}
          <OwnPart own={data.own} />
        </div>
      )}
      {data?.received && (
        <ReceivedPart
          received={data.received}
          days={days}
          isChanging={query.isPlaceholderData}
          isNewFirm={data.received.count === 0 && data.unclaimed?.count === 0}
        />
      )}
    </div>
  )
}
