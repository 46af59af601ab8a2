import { Link } from '@tanstack/react-router'
import { useSeesAllLeads } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Statement } from '../ui/list-states.tsx'
import type { SubmissionSearch } from './search.ts'

export function EmptyList({ search }: { search: SubmissionSearch }) {
  const seesAll = useSeesAllLeads()
  const { tab: _, ...narrowing } = search
  if (Object.values(narrowing).some((value) => value !== undefined))
    return (
      <Statement title="No matching requests">
        <p>No requests match your search and filters.</p>
        <Link to="/ops/submissions" search={{ tab: search.tab }} className={`mt-4 ${button('plain')}`}>
          Clear search and filters
        </Link>
      </Statement>
    )
  if (!seesAll)
    return (
      <Statement title="No requests assigned to you">
        <p>When the office assigns you a request, it appears here within seconds.</p>
      </Statement>
    )
  if (search.tab === 'quarantine')
    return (
      <Statement title="Quarantine is empty">
        <p>Requests that look suspicious are held here until someone releases them.</p>
      </Statement>
    )
  return (
    <Statement title="No requests yet">
      <p>Requests from the website appear here within seconds. You don’t need to reload the page.</p>
    </Statement>
  )
}
