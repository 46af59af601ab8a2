import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { button } from '../ui/button.ts'
import { FailedRecord } from '../ui/failed-record.tsx'
import { Bar } from '../ui/list-states.tsx'
import { keepFilter } from './search.ts'

/** What stands around a role: on a phone also the way back to the list. */
export function RoleFrame({ children }: { children: ReactNode }) {
  return (
    <article>
      <div className="sticky top-0 z-20 flex h-12 items-center border-b border-line bg-sheet px-4 lg:hidden">
        <h1 className="sr-only">Roles</h1>
        <Link
          to="/ops/roles"
          search={keepFilter}
          className="-ml-2 flex min-h-12 items-center gap-1 pr-4 font-semibold"
        >
          <ChevronLeft aria-hidden className="size-5" />
          Roles
        </Link>
      </div>
      <div className="mx-auto max-w-5xl px-4 pt-4 lg:px-6.5 lg:pt-6">{children}</div>
    </article>
  )
}

export function SkeletonRole() {
  return (
    <div role="status" className="space-y-5 pt-2">
      <span className="sr-only">Loading...</span>
      <Bar width="w-1/3" />
      <Bar width="w-1/2" />
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} aria-hidden className="flex justify-between gap-6 border-b border-line py-3">
          <Bar width="w-2/5" />
          <Bar width="w-1/4" />
        </div>
      ))}
    </div>
  )
}

export function FailedRole({ error, reload }: { error: unknown; reload: () => void }) {
  const back = (
    <Link to="/ops/roles" className={`mt-3 ${button('plain')}`}>
      Back to the list
    </Link>
  )
  return (
    <FailedRecord
      missing="Role not found"
      failed="This role couldn’t be loaded"
      why="The link may be wrong, or the role was deleted."
      back={back}
      error={error}
      reload={reload}
    />
  )
}
