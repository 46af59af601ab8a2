import { Link } from '@tanstack/react-router'
import { button } from '../../ui/button.ts'
import { FailedRecord } from '../../ui/failed-record.tsx'
import { Bar } from '../../ui/list-states.tsx'

export function SkeletonPerson() {
  return (
    <div role="status" className="max-w-xl space-y-4 pt-4">
      <span className="sr-only">Loading...</span>
      <span className="block h-9 w-2/3 animate-pulse rounded-sm bg-wash" />
      <Bar width="w-1/2" />
      <span className="block h-px" />
      <Bar width="w-4/5" />
      <Bar width="w-3/4" />
      <Bar width="w-5/6" />
      <Bar width="w-2/3" />
    </div>
  )
}

export function FailedPerson({ error, reload }: { error: unknown; reload: () => void }) {
  const back = (
    <Link to="/ops/employees" className={`mt-3 ${button('plain')}`}>
      Back to the list
    </Link>
  )
  return (
    <div className="max-w-xl py-6">
      <FailedRecord
        missing="Person not found"
        failed="This person couldn’t be loaded"
        why="The link may be wrong."
        back={back}
        error={error}
        reload={reload}
      />
    </div>
  )
}
