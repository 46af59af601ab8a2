import { useInfiniteQuery } from '@tanstack/react-query'
import { SkeletonRows } from '../../ui/list-states.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { NoJobs } from '../no-jobs.tsx'
import { jobListQuery } from '../queries.ts'
import { listFilterOf, type IntakeSearch } from '../search.ts'
import { useServerNow } from '../use-server-now.ts'
import { JobListRow, ListHead, listColumns } from './job-list-row.tsx'

/** The jobs, the newest first, a page at a time. */
export function JobList({ search }: { search: IntakeSearch }) {
  const now = useServerNow()
  const list = useInfiniteQuery(jobListQuery(listFilterOf(search)))
  return (
    <div className="@container">
      <PagedList
        label="Jobs"
        query={list}
        head={<ListHead />}
        skeleton={<SkeletonRows columns={listColumns} extra={4} />}
        empty={<NoJobs search={search} cleared={{ view: 'list' }} />}
        renderRow={(job) => <JobListRow job={job} now={now} isChosen={job.id === search.job} />}
      />
    </div>
  )
}
