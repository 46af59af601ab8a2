import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Outlet } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { usePageTitle } from '../../shell/title.ts'
import { FailedRecord } from '../../ui/failed-record.tsx'
import { Bar, StaleList } from '../../ui/list-states.tsx'
import { jobQuery } from '../queries.ts'
import { JobHead } from './job-head.tsx'
import { JobTabs } from './job-tabs.tsx'
import { StageLine } from './stage-line.tsx'

const route = getRouteApi('/staff/ops/intake/$id')

/** Everything about one job: what all its pages share stands above them. */
export function JobFile() {
  const { id } = route.useParams()
  const job = useQuery(jobQuery(id))
  const retry = () => void job.refetch()
  usePageTitle(job.data ? `${job.data.name} ${job.data.number}` : 'Job')

  return (
    <article className="px-4 pt-4 pb-12 lg:px-7">
      <Link
        to="/ops/intake"
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4" />
        Intake
      </Link>
      {job.isPending && <Skeleton />}
      {job.isError && !job.data && (
        <FailedRecord
          missing="Job not found"
          failed="This job couldn’t be loaded"
          why="It doesn’t exist, or it isn’t assigned to you."
          back={<Link to="/ops/intake">Back to Intake</Link>}
          error={job.error}
          reload={retry}
        />
      )}
      {job.data && (
        <>
          {job.isError && <StaleList what="job" error={job.error} retry={retry} at={job.dataUpdatedAt} />}
          <JobHead job={job.data} />
          <JobTabs id={id} />
          <StageLine job={job.data} />
          <Outlet />
        </>
      )}
    </article>
  )
}

function Skeleton() {
  return (
    <div role="status" className="space-y-4 pt-2">
      <span className="sr-only">Loading...</span>
      <Bar width="w-1/3" />
      <Bar width="w-2/3" />
      <div aria-hidden className="h-60 animate-pulse bg-wash" />
    </div>
  )
}
