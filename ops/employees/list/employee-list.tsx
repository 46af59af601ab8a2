import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { button } from '../../ui/button.ts'
import { SkeletonRows, Statement } from '../../ui/list-states.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { useNow } from '../../ui/use-now.ts'
import { EmployeeRowLink, ListHead, listColumns } from './employee-row.tsx'
import { rememberSearch, takeLeftPerson } from './list-memory.ts'
import { employeeListQuery } from '../queries.ts'
import { filterOf, type EmployeeSearch } from '../search.ts'

export function EmployeeList({ search }: { search: EmployeeSearch }) {
  const now = useNow()
  const list = useInfiniteQuery(employeeListQuery(filterOf(search)))

  useEffect(() => rememberSearch(search), [search])
  const [left] = useState(takeLeftPerson)

  return (
    <PagedList
      label="People"
      query={list}
      head={<ListHead />}
      skeleton={<SkeletonRows columns={listColumns} extra={4} />}
      empty={
        <Statement title="No matching people">
          <p>No people match your search and filters.</p>
          <Link to="/ops/employees" className={`mt-4 ${button('plain')}`}>
            Clear search and filters
          </Link>
        </Statement>
      }
      returnTo={left}
      renderRow={(person) => <EmployeeRowLink person={person} now={now} />}
    />
  )
}
