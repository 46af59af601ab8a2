import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { button } from '../../ui/button.ts'
import { SkeletonRows, Statement } from '../../ui/list-states.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { jobListQuery } from '../queries.ts'
import { isNarrowed, listFilterOf, type IntakeSearch } from '../search.ts'
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
        empty={<Empty search={search} />}
        renderRow={(job) => <JobListRow job={job} now={now} isChosen={job.id === search.job} />}
      />
    </div>
  )
}

function Empty({ search }: { search: IntakeSearch }) {
  if (!isNarrowed(search))
    return (
      <Statement title="No open jobs">
        <p>New calls and claimed requests appear here.</p>
      </Statement>
    )
  return (
    <Statement title="No jobs match these filters">
      <Link to="/ops/intake" search={{ view: 'list' }} className={button('plain')}>
        Clear
      </Link>
    </Statement>
  )
}
