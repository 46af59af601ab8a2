import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { SkeletonRows } from '../../ui/list-states.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { NoJobs } from '../no-jobs.tsx'
import { jobListQuery } from '../queries.ts'
import { listFilterOf, type IntakeSearch } from '../search.ts'
import { StoredJobs } from '../stored-jobs.tsx'
import { useServerNow } from '../../session/use-server-now.ts'
import { JobListRow, ListHead, listColumns } from './job-list-row.tsx'

/**
 * The jobs, the newest first, a page at a time. A request has no number and no stage: it is listed with the requests until it is a job,
 * also where it is scheduled, and this list says so.
 */
export function JobList({ search }: { search: IntakeSearch }) {
  const words = useIntakeWords().jobs
  const now = useServerNow()
  const list = useInfiniteQuery(jobListQuery(listFilterOf(search)))
  const isLost = useIsLost() || isUnanswered(list.error)
  const maySeeRequests = useMay('leads.view')
  return (
    <div className="@container">
      {maySeeRequests && (
        <p className="pt-2 text-sm text-muted">
          {words.requests}{' '}
          <Link
            to="/ops/submissions"
            search={{ status: 'scheduled' }}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 lg:min-h-0"
          >
            {words.showRequests}
          </Link>
        </p>
      )}
      <PagedList
        label={words.label}
        failed={words.failed}
        query={list}
        head={<ListHead />}
        skeleton={<SkeletonRows columns={listColumns} extra={4} />}
        offline={isLost && <StoredJobs search={search} retry={() => void list.refetch()} />}
        empty={<NoJobs search={search} cleared={{ view: 'list' }} />}
        renderRow={(job) => <JobListRow job={job} now={now} isChosen={job.id === search.job} />}
      />
    </div>
  )
}
