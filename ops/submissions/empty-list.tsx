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
      <Statement title="Nothing matches">
        <p>No request fits this search and these filters.</p>
        <Link to="/ops/submissions" search={{ tab: search.tab }} className={`mt-4 ${button('plain')}`}>
          Clear search and filters
        </Link>
      </Statement>
    )
  if (!seesAll)
    return (
      <Statement title="Nothing is handed to you yet">
        <p>When the office hands you a request, it appears here by itself, within seconds.</p>
      </Statement>
    )
  if (search.tab === 'quarantine')
    return (
      <Statement title="Quarantine is empty">
        <p>Requests that look suspicious are held here until someone releases them. None are.</p>
      </Statement>
    )
  return (
    <Statement title="No requests yet">
      <p>A request from the website appears here by itself, within seconds. There is nothing to reload.</p>
    </Statement>
  )
}
