import { useMay, useSeesAllLeads } from '../session/may.ts'
import { Link } from '@tanstack/react-router'
import { ChatsLine } from '../chats/chats-line.tsx'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { useWords } from '../words/use-words.ts'
import { English } from '../words/words.tsx'
import { AlertBoard } from './alert-board.tsx'
import { MoreAlerts } from './more-alerts.tsx'
import { FailedAlerts, LoadingAlerts } from './alert-states.tsx'
import { VisitChanges } from './visit-changes.tsx'
import { SettledList } from './settled-list.tsx'
import { useAlerts } from './use-alerts.ts'
import { unclaimedWords } from './words.ts'

/** Who is called next: every unclaimed request, the most urgent first, and one button. */
export function AlertsScreen() {
  const { shell } = useWords()
  if (!useMay('leads.view')) return <NoPermission what={shell.seeRequests} />
  return <Screen />
}

function Screen() {
  const { alerts: words } = useWords()
  usePageTitle(words.title)
  const alerts = useAlerts()
  const seesAll = useSeesAllLeads()
  const { data } = alerts

  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,46rem)_minmax(0,22rem)]">
      <div className="flex min-h-[calc(100dvh-6rem)] min-w-0 flex-col lg:min-h-dvh xl:border-r xl:border-line">
        <header className="flex flex-wrap items-end justify-between gap-x-4 px-4 pt-5 pb-3 lg:px-6.5 lg:pt-6">
          <h1 className="text-[min(2.125rem,11vw)] uppercase">{words.title}</h1>
          {data && seesAll && (
            <English>
              <p className="text-right leading-snug cramped:text-left">
                <span className={`block font-semibold ${data.unclaimed > 0 ? 'text-red' : 'text-muted'}`}>
                  {unclaimedWords(data.unclaimed)}
                </span>
                {data.unclaimed > 1 && <span className="text-sm text-muted">Most urgent first</span>}
              </p>
            </English>
          )}
        </header>
        <ChatsLine className="mx-4 mb-3 lg:mx-6.5" />
        <VisitChanges className="px-4 pb-3 lg:px-6.5" />
        {alerts.isPending && <LoadingAlerts />}
        {!data && alerts.isError && <FailedAlerts error={alerts.error} retry={() => void alerts.refetch()} />}
        {data && <AlertBoard alerts={data} more={<MoreAlerts />} />}
      </div>
      <aside className="px-4 lg:px-6.5">
        {data && <SettledList settled={data.settled} />}
        {seesAll && (
          <English>
            <p className="py-3 text-sm">
              <Link
                to="/ops/on-call"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                See who is on call
              </Link>
            </p>
          </English>
        )}
      </aside>
    </div>
  )
}
