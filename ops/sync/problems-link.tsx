import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMay } from '../session/may.ts'
import { rowsOf } from '../ui/paged-list.tsx'
import { problemsQuery } from './queries.ts'

/** The way to the sync problems, while there are any, for those who settle them. */
export function ProblemsLink() {
  const maySettle = useMay('leads.assign')
  const { data, hasNextPage } = useInfiniteQuery({ ...problemsQuery(true), enabled: maySettle })
  const count = rowsOf(data)?.length ?? 0
  if (count === 0) return null
  return (
    <Link
      to="/ops/sync-problems"
      search={{}}
      className="flex min-h-11 items-center font-semibold text-red underline underline-offset-4"
    >
      {count === 1 ? '1 sync problem' : `${count}${hasNextPage ? '+' : ''} sync problems`}
    </Link>
  )
}
