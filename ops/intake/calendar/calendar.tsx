import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import type { JobToPlan, JobVisit } from '#domain/visits/visit.ts'
import { useLiveState } from '../../live/live-state.ts'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { Bar, FailedList, StaleList } from '../../ui/list-states.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { IntakeSearch } from '../search.ts'
import { useServerNow } from '../use-server-now.ts'
import { dayQuery, unscheduledQuery } from '../visit-queries.ts'
import { VisitDialog } from '../visits/visit-dialog.tsx'
import { usePlacing } from './arming.ts'
import { DayNav } from './day-nav.tsx'
import { DayRows } from './day-strip.tsx'
import { useDragging } from './dragging.ts'
import { Tray } from './tray.tsx'
import { useDayKeys } from './use-day-keys.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

/** The visits of a day by who goes, and those that have no time yet: pressed, a visit is armed; pressed again at a time, it is placed. */
export function Calendar({ search }: { search: IntakeSearch }) {
  const words = useVisitWords()
  const { shell, problems } = useWords()
  const now = useServerNow()
  const today = companyDay(now)
  const on = search.day ?? today
  const day = useQuery(dayQuery(on))
  const tray = useQuery(unscheduledQuery()).data
  const mayPlan = useMay('intake.schedule')
  const isOffline = useLiveState() === 'offline'
  const shown = day.isPlaceholderData ? undefined : day.data
  const placing = usePlacing({ on, day: shown })
  const dragging = useDragging()
  const [instead, setInstead] = useState<string | null>(null)
  const [planned, setPlanned] = useState<JobToPlan | null>(null)
  const visit = useRemembered(search.visit, [...(day.data?.visits ?? []), ...(tray ?? [])])
  const armed = visit && mayPlan ? { visit, instead } : null
  useDayKeys(on, today)
  useReturnedFocus(search.visit)

  function arm(wanted: JobVisit, from: string | null) {
    setInstead(from)
    placing.arm(wanted.id === search.visit ? undefined : wanted.id)
  }

  return (
    <div className="lg:flex lg:min-h-0 lg:flex-1 lg:gap-4" onDragEnd={dragging.end}>
      <Tray
        armed={armed}
        dragging={dragging}
        {...(mayPlan && { onArm: (wanted: JobVisit) => arm(wanted, null), onPlan: setPlanned })}
        onUnschedule={placing.unschedule}
      />
      <section
        aria-label={words.calendar.title}
        aria-busy={day.isFetching}
        className="min-w-0 max-lg:mt-5 lg:flex-1 lg:overflow-y-auto lg:pb-8"
      >
        <div className="flex flex-wrap items-center gap-x-6 py-1.5">
          <DayNav on={on} today={today} />
        </div>
        {day.isError && day.data && (
          <StaleList
            what={words.calendar.day}
            error={day.error}
            retry={() => void day.refetch()}
            at={day.dataUpdatedAt}
          />
        )}
        {mayPlan && isOffline && <p className="py-1 text-sm text-muted">{words.offline}</p>}
        {placing.error && <Notice title={problemOf(placing.error, problems).detail} />}
        {day.isError && !day.data && (
          <FailedList title={words.calendar.dayFailed} error={day.error} retry={() => void day.refetch()} />
        )}
        {day.isPending && (
          <div role="status" className="space-y-5 py-4">
            <span className="sr-only">{shell.loading}</span>
            <Bar width="w-full" />
            <Bar width="w-full" />
            <Bar width="w-full" />
          </div>
        )}
        {day.data && (
          <DayRows
            day={day.data}
            on={on}
            now={now}
            armed={armed}
            placing={placing}
            dragging={dragging}
            isDimmed={day.isPlaceholderData}
            {...(mayPlan && { onArm: arm })}
          />
        )}
      </section>
      {planned && (
        <VisitDialog
          job={{ ...planned, id: planned.job_id }}
          visit={null}
          preset={{ on }}
          onClose={() => setPlanned(null)}
        />
      )}
      {placing.asked && (
        <VisitDialog
          job={{ ...placing.asked.visit, id: placing.asked.visit.job_id }}
          visit={placing.asked.visit}
          preset={placing.asked.preset}
          onClose={placing.close}
          onSaved={() => {
            placing.close()
            placing.arm(undefined)
          }}
        />
      )}
    </div>
  )
}

/** The armed visit stays known on days that do not show it. */
function useRemembered(id: string | undefined, shown: readonly JobVisit[]) {
  const [remembered, setRemembered] = useState<JobVisit | null>(null)
  const found = id === undefined ? undefined : shown.find((visit) => visit.id === id)
  if (found && found !== remembered) setRemembered(found)
  return id !== undefined && remembered?.id === id ? remembered : null
}
