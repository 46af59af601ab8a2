import { getRouteApi, Link } from '@tanstack/react-router'
import { companyDay } from '#domain/company/time-zone.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { Bar, FailedList, StaleList, Statement } from '../../ui/list-states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useDrying } from '../drying/use-drying.ts'
import { JobNotHere } from '../job/job-not-here.tsx'
import { useJob } from '../job/use-job.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { ClosedVisit } from './closed-visit.tsx'
import { NoVisit } from './no-visit.tsx'
import { OpenVisit } from './open-visit.tsx'
import { ReadingHead } from './reading-head.tsx'
import { visitToRead } from './visit-to-read.ts'

const route = getRouteApi('/staff/ops/intake/$id/readings/$visit')

/** The readings of a visit of a job. */
export function ReadingsPage() {
  const { id } = route.useParams()
  const { seeing, page } = useReadingWords()
  const maySee = useMay('drying.view')
  const { job, error, isPending, refetch } = useJob(id)
  const retry = () => void refetch()
  usePageTitle(page)
  if (!maySee) return <NoPermission what={seeing} />
  if (job) return <Readings job={job} />
  return (
    <div className="px-4 pt-4 lg:px-7">
      {isPending && <Loading />}
      {error && isUnanswered(error) && <JobNotHere id={id} retry={retry} />}
      {error && !isUnanswered(error) && <FailedList title={page} error={error} retry={retry} />}
    </div>
  )
}

/** All states of what was read: loading, there, failed, out of date, and no visit, room or point yet. */
function Readings({ job }: { job: JobDetail }) {
  const { visit: asked } = route.useParams()
  const words = useReadingWords()
  const { query, drying } = useDrying(job.id)
  const { query: roomsQuery, rooms } = useRooms(job.id)
  const today = companyDay(useNow())
  const { error } = query
  const retry = () => void query.refetch()
  const visit =
    drying &&
    (asked === 'now' ? visitToRead(drying.visits, today) : drying.visits.find(({ id }) => id === asked))
  const isKnown = drying !== undefined && roomsQuery.data !== undefined
  if (isKnown && visit) {
    const shown = { job, drying, visit, rooms }
    return (
      <>
        {error && !isUnanswered(error) && (
          <StaleList what={words.list} error={error} retry={retry} at={query.dataUpdatedAt} />
        )}
        {visit.closed_at ? (
          <ClosedVisit key={visit.id} {...shown} />
        ) : (
          <OpenVisit key={visit.id} {...shown} />
        )}
      </>
    )
  }
  const failed = error ?? roomsQuery.error
  return (
    <>
      <ReadingHead job={job} title={words.page} more="" onAdd={null} />
      <div className="px-4 pt-4 lg:px-7">
        {!isKnown && !failed && <Loading />}
        {!isKnown && failed && isUnanswered(failed) && <p className="text-muted">{words.notStored}</p>}
        {!isKnown && failed && !isUnanswered(failed) && (
          <FailedList title={words.failed} error={failed} retry={retry} />
        )}
        {isKnown && asked === 'now' && <NoVisit jobId={job.id} />}
        {isKnown && asked !== 'now' && (
          <Statement title={words.notHere}>
            <Link
              to="/ops/intake/$id/visits"
              params={{ id: job.id }}
              className="underline underline-offset-4"
            >
              {words.toVisits}
            </Link>
          </Statement>
        )}
      </div>
    </>
  )
}

function Loading() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-4 pt-4">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-1/3" />
      <Bar width="w-2/3" />
    </div>
  )
}
