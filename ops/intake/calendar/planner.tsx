import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLiveState } from '../../live/live-state.ts'
import { useMay } from '../../session/may.ts'
import { Bar, FailedList, StaleList } from '../../ui/list-states.tsx'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { IntakeSearch } from '../search.ts'
import { dayQuery } from '../visit-queries.ts'
import { CancelDialog } from '../visits/cancel-dialog.tsx'
import { VisitDialog } from '../visits/visit-dialog.tsx'
import { usePlacing } from './arming.ts'
import { DayRows } from './day-strip.tsx'
import { useDragging } from './dragging.ts'
import { placements, withPlacements } from './placements.ts'
import type { ToPlace } from './to-place.ts'
import { RequestClash } from './request-clash.tsx'
import { Tray } from './tray.tsx'
import { useSettling } from './use-settling.ts'
import { useReturnedFocus } from './use-returned-focus.ts'
import { useToPlace } from './use-to-place.ts'
import { useTray } from './use-tray.ts'

type PlannerProps = {
  search: IntakeSearch
  on: string
  now: Date
  /** In front of what is told above the day. */
  lead?: ReactNode
  /** The job that is open beside it: its visits are marked. */
  openJob?: string | undefined
}

/** The visits of a day by who goes, and what has no time yet: pressed, it is armed; pressed again at a time, it is placed. */
export function Planner({ search, on, now, lead, openJob }: PlannerProps) {
  const words = useVisitWords()
  const { shell } = useWords()
  const day = useQuery(dayQuery(on))
  const mayPlan = useMay('intake.schedule')
  const mayMoveRequests = useMay('leads.assign') && mayPlan
  const isOffline = useLiveState() === 'offline'
  const placed = placements.use()
  const planned = day.data && withPlacements(day.data, placed, on)
  const shown = day.isPlaceholderData ? undefined : planned
  const tray = useTray()
  const wanted = useToPlace(search, on, day.data)
  const followFocus = useReturnedFocus(wanted?.id)
  const settling = useSettling()
  const placing = usePlacing({
    on,
    day: shown,
    tray: [...(tray.toSchedule ?? []), ...(tray.toPlan ?? [])],
    inHand: wanted?.id,
    onPlaced: followFocus,
    settling,
  })
  const dragging = useDragging()
  const [instead, setInstead] = useState<string | null>(null)
  const armed = wanted && mayPlan ? { visit: wanted, instead } : null

  function arm(chosen: ToPlace, from: string | null) {
    // What is not saved yet can’t be moved; what was not saved is tried again.
    const unsaved = placed.find(({ id }) => id === chosen.id)
    if (unsaved) return unsaved.state === 'lost' ? placing.tryAgain() : undefined
    setInstead(from)
    placing.arm(chosen.id === wanted?.id ? undefined : chosen)
  }

  return (
    <>
      <div
        data-plan
        className="flex max-lg:flex-col lg:min-h-0 lg:flex-1 lg:gap-4"
        {...settling.watch}
        onDragEnd={dragging.end}
      >
        <Tray
          tray={tray}
          isBehindDay={placing.told.length > 0 || placing.problem !== null}
          armed={armed}
          dragging={dragging}
          {...(mayPlan && { onArm: (chosen: ToPlace) => arm(chosen, null) })}
          onUnschedule={placing.unschedule}
        />
        <section
          aria-label={words.calendar.title}
          aria-busy={day.isFetching}
          className="flex min-h-0 min-w-0 flex-col lg:flex-1"
        >
          {!planned && lead && <div className="flex h-11 shrink-0 items-center">{lead}</div>}
          {day.isError && day.data && (
            <StaleList
              what={words.calendar.day}
              error={day.error}
              retry={() => void day.refetch()}
              at={day.dataUpdatedAt}
            />
          )}
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
          {planned && (
            <DayRows
              day={planned}
              on={on}
              now={now}
              armed={armed}
              placing={placing}
              dragging={dragging}
              settling={settling}
              isDimmed={day.isPlaceholderData}
              {...(mayPlan && { onArm: arm })}
              mayMoveRequests={mayMoveRequests}
              isOffline={isOffline}
              lead={lead}
              openJob={openJob}
            />
          )}
        </section>
      </div>
      {placing.asked?.schedule && shown && (
        <RequestClash asked={placing.asked} day={shown} placing={placing} />
      )}
      {placing.canceling && <CancelDialog visit={placing.canceling} onClose={placing.endCanceling} />}
      {placing.asked && !placing.asked.schedule && (
        <VisitDialog
          job={{ ...placing.asked.visit, id: placing.asked.visit.job_id }}
          visit={placing.asked.visit.planned}
          preset={placing.asked.preset}
          onClose={placing.close}
          onSaved={placing.finish}
        />
      )}
    </>
  )
}
