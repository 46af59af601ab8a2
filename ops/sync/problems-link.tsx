import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useOpenProblems } from './use-open-problems.ts'
import { problemsWords } from './words.ts'

/** The way to the sync problems, while there are any, for those who settle them. */
export function ProblemsLink() {
  const count = useOpenProblems()
  if (!count) return null
  return (
    <Link
      to="/ops/sync-problems"
      search={{}}
      className="flex min-h-11 items-center gap-1.5 font-semibold text-red underline underline-offset-4"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {problemsWords(count)}
    </Link>
  )
}
