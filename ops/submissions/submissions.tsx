import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Filters } from './filters.tsx'
import { KeysHelp } from './keys-help.tsx'
import { LeadList } from './lead-list.tsx'
import { useListKeys } from './list-keys.ts'
import { waitingQuery } from './queries.ts'
import { Tabs } from './tabs.tsx'
import { cappedCount } from './words.ts'

const route = getRouteApi('/staff/ops/submissions')

export function Submissions() {
  if (!useMay('leads.view')) return <NoPermission what="see requests for help" />
  return <Requests />
}

function Requests() {
  const search = route.useSearch()
  const { id: chosen } = useParams({ strict: false })
  const waiting = useQuery(waitingQuery).data
  usePageTitle(waiting?.new ? `(${cappedCount(waiting.new)}) Submissions` : 'Submissions')
  const [isHelpOpen, setHelpOpen] = useState(false)
  useListKeys({ chosen, isPaused: isHelpOpen, showHelp: () => setHelpOpen(true) })

  return (
    <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(22rem,26.25rem)]">
      <div className={`px-4 pt-5 pb-8 lg:overflow-y-auto lg:px-6.5 lg:pt-6 ${chosen ? 'max-lg:hidden' : ''}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="text-[2.125rem] uppercase">Submissions</h1>
          {/* Its place is kept, so that nothing moves when the number arrives. */}
          <p className="flex min-h-[1lh] min-w-43 items-center justify-end gap-2 text-muted max-[24rem]:justify-start">
            {waiting && waitingSentence(waiting.new)}
            <button
              type="button"
              aria-label="Keys"
              title="Keys (?)"
              className="hidden size-9 place-content-center rounded-sm hover:bg-wash lg:grid"
              onClick={() => setHelpOpen(true)}
            >
              <Keyboard aria-hidden className="size-5" />
            </button>
          </p>
        </div>
        <Tabs current={search.tab} waiting={waiting} />
        <Filters search={search} />
        <LeadList search={search} chosen={chosen} />
      </div>
      <div
        className={`min-w-0 border-line bg-sheet lg:overflow-y-auto lg:border-l ${chosen ? 'max-lg:min-h-dvh' : ''}`}
      >
        <Outlet />
      </div>
      <KeysHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  )
}

function waitingSentence(count: number) {
  return count === 0 ? 'Nobody is waiting' : `${cappedCount(count)} waiting for a first call`
}
