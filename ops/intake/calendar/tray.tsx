import { useQuery } from '@tanstack/react-query'
import { mostInTray } from '#domain/visits/most-in-tray.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { toPlanQuery, unscheduledQuery } from '../visit-queries.ts'
import { ofJob, ofVisit, type ToPlace } from './to-place.ts'
import { TrayPart, type TrayPlacing } from './tray-part.tsx'

type TrayProps = TrayPlacing & { onUnschedule: (visit: ToPlace) => void }

/** Visits that have no time yet, the most urgent in front, and jobs without any. What is dropped here has no time any more. */
export function Tray({ onUnschedule, ...placing }: TrayProps) {
  const { calendar } = useVisitWords()
  const { armed, dragging } = placing
  const visits = useQuery(unscheduledQuery())
  const jobs = useQuery(toPlanQuery())
  // “Every visit has a time” would deny the jobs below it.
  const isOnlyJobs = visits.data?.length === 0 && (jobs.data?.length ?? 0) > 0
  return (
    <div
      // On a phone the times for what is armed take its place: nothing has to be scrolled to place it.
      className={`min-w-0 lg:w-56 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-line lg:pr-3 ${armed ? 'max-lg:hidden' : ''}`}
      onDragOver={(event) => dragging.get()?.visit.planned?.when && event.preventDefault()}
      onDrop={(event) => {
        const dragged = dragging.get()
        if (!dragged?.visit.planned?.when) return
        event.preventDefault()
        onUnschedule(dragged.visit)
      }}
    >
      {visits.data && jobs.data && (
        <p className="pt-2 font-semibold tabular-nums">
          {calendar.toSchedule(
            jobsIn([...visits.data, ...jobs.data]),
            isFull(visits.data) || isFull(jobs.data),
          )}
        </p>
      )}
      {!isOnlyJobs && (
        <TrayPart
          id="to-schedule"
          title={calendar.tray}
          empty={calendar.trayEmpty}
          failed={calendar.trayFailed}
          query={visits}
          items={visits.data?.map(ofVisit)}
          placing={placing}
        />
      )}
      <TrayPart
        id="to-plan"
        title={calendar.toPlan}
        empty={calendar.toPlanEmpty}
        failed={calendar.toPlanFailed}
        query={jobs}
        items={jobs.data?.map(ofJob)}
        placing={placing}
      />
    </div>
  )
}

/** As board and dashboard count them: a job may have two visits without a time. */
function jobsIn(items: readonly { job_id: string }[]) {
  return new Set(items.map(({ job_id }) => job_id)).size
}

function isFull(items: readonly unknown[]) {
  return items.length >= mostInTray
}
