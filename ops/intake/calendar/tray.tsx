import { useVisitWords } from '../../words/use-visit-words.ts'
import type { ToPlace } from './to-place.ts'
import { TrayPart, type TrayPlacing } from './tray-part.tsx'
import type { WaitingTray } from './use-tray.ts'

type TrayProps = TrayPlacing & {
  tray: WaitingTray
  /** On a phone what was just done, and its Undo, comes before it. */
  isBehindDay: boolean
  onUnschedule: (visit: ToPlace) => void
}

/** Visits that have no time yet, the most urgent in front, and jobs without any. What is dropped here has no time any more. */
export function Tray({ tray, isBehindDay, onUnschedule, ...placing }: TrayProps) {
  const { calendar } = useVisitWords()
  const { armed, dragging } = placing
  const { visits, jobs, toSchedule, toPlan, count, isMore } = tray
  // “Every visit has a time” would deny the jobs below it.
  const isOnlyJobs = toSchedule?.length === 0 && (toPlan?.length ?? 0) > 0
  return (
    <div
      // On a phone the times for what is armed take its place: nothing has to be scrolled to place it.
      className={`min-w-0 lg:w-56 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-line lg:pr-3 ${armed ? 'max-lg:hidden' : isBehindDay ? 'max-lg:order-last' : ''}`}
      onDragOver={(event) => dragging.get()?.visit.planned?.when && event.preventDefault()}
      onDrop={(event) => {
        const dragged = dragging.get()
        if (!dragged?.visit.planned?.when) return
        event.preventDefault()
        onUnschedule(dragged.visit)
      }}
    >
      {count !== undefined && (
        <p className="pt-2 font-semibold tabular-nums">{calendar.toSchedule(count, isMore)}</p>
      )}
      {!isOnlyJobs && (
        <TrayPart
          id="to-schedule"
          title={calendar.tray}
          empty={calendar.trayEmpty}
          failed={calendar.trayFailed}
          query={visits}
          items={toSchedule}
          placing={placing}
        />
      )}
      <TrayPart
        id="to-plan"
        title={calendar.toPlan}
        empty={calendar.toPlanEmpty}
        failed={calendar.toPlanFailed}
        query={jobs}
        items={toPlan}
        placing={placing}
      />
    </div>
  )
}
