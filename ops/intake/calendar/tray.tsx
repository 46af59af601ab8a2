import { useQuery } from '@tanstack/react-query'
import type { JobToPlan, JobVisit } from '#domain/visits/visit.ts'
import { Bar, FailedList } from '../../ui/list-states.tsx'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { unscheduledQuery } from '../visit-queries.ts'
import type { Armed } from './arming.ts'
import type { Dragging } from './dragging.ts'
import { JobsToPlan } from './jobs-to-plan.tsx'

type TrayProps = {
  armed: Armed | null
  dragging: Dragging
  /** Left out where one may only look. */
  onArm?: (visit: JobVisit) => void
  onUnschedule: (visit: JobVisit) => void
  onPlan?: (job: JobToPlan) => void
}

/** Visits that have no time yet, the most urgent in front, and jobs without any. What is dropped here has no time any more. */
export function Tray({ armed, dragging, onArm, onUnschedule, onPlan }: TrayProps) {
  const visits = useVisitWords()
  const { shell } = useWords()
  const { calendar, kinds } = visits
  const tray = useQuery(unscheduledQuery())
  return (
    <section
      aria-labelledby="tray"
      className="min-w-0 lg:w-60 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-line lg:pr-3"
      onDragOver={(event) => dragging.get()?.visit.when && event.preventDefault()}
      onDrop={(event) => {
        const dragged = dragging.get()
        if (!dragged?.visit.when) return
        event.preventDefault()
        onUnschedule(dragged.visit)
      }}
    >
      <h2 id="tray" className="py-2 text-xl uppercase">
        {calendar.tray}{' '}
        <span className="text-muted tabular-nums">{tray.data?.length.toLocaleString('en-US')}</span>
      </h2>
      {tray.isPending && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{shell.loading}</span>
          <Bar width="w-4/5" />
          <Bar width="w-3/5" />
        </div>
      )}
      {tray.isError && !tray.data && (
        <FailedList title={calendar.trayFailed} error={tray.error} retry={() => void tray.refetch()} />
      )}
      {tray.data?.length === 0 && <p className="text-muted">{calendar.trayEmpty}</p>}
      <ul className="max-lg:max-h-72 max-lg:overflow-y-auto">
        {tray.data?.map((visit) => (
          <li key={visit.id} className="border-b border-line last:border-0">
            <button
              type="button"
              data-visit={visit.id}
              data-row={armed ? undefined : visit.id}
              aria-pressed={armed?.visit.id === visit.id}
              disabled={!onArm}
              draggable={onArm !== undefined}
              className="block min-h-12 w-full px-2.5 py-2 text-left leading-tight hover:not-disabled:bg-wash aria-pressed:bg-gold! aria-pressed:text-on-gold"
              onDragStart={(event) => dragging.start(event, { visit, instead: null }, true)}
              onDragEnd={dragging.end}
              onClick={() => onArm?.(visit)}
            >
              <span className="block font-semibold wrap-anywhere">{visit.name}</span>
              <span className="block text-sm wrap-anywhere">
                {[visit.town, kinds[visit.kind], calendar.duration(visit.length_minutes)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <JobsToPlan {...(onPlan && { onPlan })} />
    </section>
  )
}
