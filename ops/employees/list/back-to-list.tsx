import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useScope } from '../../session/may.ts'
import { leftSearch } from './list-memory.ts'

/** A link back to the list as it was left. People who see only themselves have no list. */
export function BackToList() {
  if (useScope('employees.view') !== 'all') return null
  return (
    <Link
      to="/ops/employees"
      search={leftSearch()}
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1 pr-4 font-semibold hover:underline"
    >
      <ChevronLeft aria-hidden className="size-5" />
      Employees
    </Link>
  )
}
