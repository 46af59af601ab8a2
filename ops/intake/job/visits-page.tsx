import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { isOver } from '#domain/jobs/stages/stages.ts'
import type { JobVisit, JobVisits } from '#domain/visits/visit.ts'
import { useLiveState } from '../../live/live-state.ts'
import { useVisitHere } from '../../desk/use-visit-here.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { isUnanswered, problemOf } from '../../problem.ts'
import { useMay, useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { Bar, FailedList, StaleList, Statement } from '../../ui/list-states.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useIsWide } from '../../ui/wide.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { jobVisitsQuery } from '../queries.ts'
import { addedDuring } from '../visits/added.ts'
import { CancelDialog } from '../visits/cancel-dialog.tsx'
import { DoneAtVisit } from '../visits/done-at-visit.tsx'
import { ItemList } from '../visits/item-list.tsx'
import { useVisitChange } from '../visits/use-visit-change.ts'
import { ThisVisit } from '../visits/this-visit.tsx'
import { VisitDialog } from '../visits/visit-dialog.tsx'
import { VisitEntry } from '../visits/visit-entry.tsx'
import { groupVisits, visitsToCancel } from '../visits/visit-groups.ts'
import { visitsAsDone, type ShownVisit } from './job-as-done.ts'
import { useItems } from './use-items.ts'
import { useJob, useNotKnownSince } from './use-job.ts'

const route = getRouteApi('/staff/ops/intake/$id')

/** The visits of a job in all its states: loading, there, none, failed, out of date. */
export function VisitsPage() {
  const { id } = route.useParams()
  const words = useVisitWords()
  const { shell } = useWords()
  const { job } = useJob(id)
  const { noVisits } = useJobWords()
  const visits = useQuery(jobVisitsQuery(id))
  const retry = () => void visits.refetch()
  if (!job) return null
  return (
    <div className="max-w-6xl pt-5">
      {visits.isPending && (
        <div role="status" className="space-y-4 pt-2">
          <span className="sr-only">{shell.loading}</span>
          <Bar width="w-1/3" />
          <Bar width="w-2/3" />
        </div>
      )}
      {visits.isError && visits.data && !isUnanswered(visits.error) && (
        <StaleList what={words.list} error={visits.error} retry={retry} at={visits.dataUpdatedAt} />
      )}
      {visits.isError && !visits.data && isUnanswered(visits.error) && (
        <p className="text-muted">{noVisits}</p>
      )}
      {visits.isError && !visits.data && !isUnanswered(visits.error) && (
        <FailedList title={words.failed} error={visits.error} retry={retry} />
      )}
      {visits.data && <Visits job={job} read={visits.data} at={visits.dataUpdatedAt} />}
    </div>
  )
}

function Visits({ job, read, at }: { job: JobDetail; read: JobVisits; at: number }) {
  const unsent = useUnsentOf(job.id)
  const visits = visitsAsDone(read.visits, unsent, { id: useUser()?.id ?? '' })
  const { items, unsentItems } = useItems(job.id, read.items)
  const words = useVisitWords()
  const { problems } = useWords()
  const { overview } = useJobWords()
  const since = useNotKnownSince(job.id, at)
  const isOffline = useLiveState() === 'offline'
  const mayPlan = useMay('intake.schedule')
  const mayWork = useMay('leads.work')
  const [edited, setEdited] = useState<JobVisit | null>(null)
  const [canceledId, setCanceledId] = useState<string | null>(null)
  const [isPlanning, setPlanning] = useState(false)
  const changing = useVisitChange()
  const { next, later, unscheduled, before } = groupVisits(visits, companyDay(useNow()))
  const toCancel = visitsToCancel(visits, companyDay(useNow()))
  // As it is by now, also after someone else changed it.
  const canceled = visits.find(({ id }) => id === canceledId)
  const isDone = isOver(job.stage, job.side)
  const planned = { ...job, loss_type: job.facts.loss_type ?? null }
  const atVisit = visits.find(({ arrived_at, departed_at }) => arrived_at && !departed_at)?.id ?? null
  const visit = useVisitHere(job.id)
  // On a phone they work it down instead of reading of it.
  const isHere = !useIsWide() && visit !== null
  const nextTitle = next && next.id === atVisit ? words.here.title : words.next
  const entryOf = (visit: ShownVisit, isNext = false) => (
    <VisitEntry
      key={visit.id}
      visit={visit}
      isNext={isNext}
      isMadeBefore={visits.some(({ made_of }) => made_of === visit.id)}
      changing={mayPlan && (!isDone || toCancel.includes(visit)) ? changing : null}
      isOver={isDone}
      onEdit={() => setEdited(visit)}
      onCancel={() => setCanceledId(visit.id)}
      done={
        <DoneAtVisit
          jobId={job.id}
          items={items.filter(({ done_visit_id }) => done_visit_id === visit.id && visit.id !== atVisit)}
          added={addedDuring(job, visit)}
        />
      }
    />
  )
  // What is done at this visit can be opened again as long as someone is there.
  const toDo = items.filter(({ done_visit_id }) => done_visit_id === null || done_visit_id === atVisit)
  return (
    <>
      {isHere && (
        <div className="mb-8">
          <ThisVisit
            job={job}
            here={visit}
            items={toDo}
            unsent={unsentItems}
            visitId={atVisit}
            since={since}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-2xl uppercase">{words.title}</h2>
        {mayPlan && !isDone && (
          <button type="button" className={button('gold')} onClick={() => setPlanning(true)}>
            {words.plan}
          </button>
        )}
      </div>
      {mayPlan && isDone && <p className="mt-1 text-muted">{words.jobIsOver}</p>}
      {mayPlan && !isDone && isOffline && <p className="mt-1 text-muted">{words.offline}</p>}
      {changing.error && <Notice title={problemOf(changing.error, problems).detail} />}
      {visits.length === 0 && since !== null && (
        <p className="mt-3 font-semibold">{overview.notKnownSince(since)}</p>
      )}
      {visits.length === 0 && since === null && (
        <Statement title={words.none}>
          <p>{words.noneMore}</p>
        </Statement>
      )}
      {next && !isHere && (
        <section aria-label={nextTitle} className="mt-3">
          <h3 className="mb-1 text-xl uppercase">{nextTitle}</h3>
          <ul>{entryOf(next, true)}</ul>
        </section>
      )}
      {!isHere && (
        <div className="mt-6">
          <ItemList
            job={job}
            items={toDo}
            unsent={unsentItems}
            visitId={atVisit}
            mayWork={mayWork}
            since={since}
          />
        </div>
      )}
      <Group title={words.unscheduled} visits={unscheduled} entryOf={entryOf} />
      <Group title={words.later} visits={later} entryOf={entryOf} />
      <Group title={words.before} visits={before} entryOf={entryOf} />
      {edited && <VisitDialog job={planned} visit={edited} onClose={() => setEdited(null)} />}
      {canceled && <CancelDialog visit={canceled} onClose={() => setCanceledId(null)} />}
      {isPlanning && mayPlan && !isDone && (
        <VisitDialog job={planned} visit={null} onClose={() => setPlanning(false)} />
      )}
    </>
  )
}

type GroupProps = { title: string; visits: readonly ShownVisit[]; entryOf: (visit: ShownVisit) => ReactNode }

function Group({ title, visits, entryOf }: GroupProps) {
  if (visits.length === 0) return null
  return (
    <section aria-label={title} className="mt-7">
      <h3 className="mb-1 text-xl uppercase">{title}</h3>
      <ul>{visits.map((visit) => entryOf(visit))}</ul>
    </section>
  )
}
