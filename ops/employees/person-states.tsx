import { Link } from '@tanstack/react-router'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Bar } from '../ui/list-states.tsx'
import { Notice } from '../ui/notice.tsx'

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
  const { status, code, detail } = problemOf(error)
  if (status === 404 || status === 422)
    return (
      <div className="max-w-xl py-6">
        <Notice title="There is no such person">
          <p>The address may be mistyped.</p>
          <Link to="/ops/employees" className={`mt-3 ${button('plain')}`}>
            Back to the list
          </Link>
        </Notice>
      </div>
    )
  return (
    <div className="max-w-xl py-6">
      <Notice title={code === 'no-answer' ? 'You are offline' : 'This person could not be loaded'}>
        <p>{detail}</p>
        <button type="button" className={`mt-3 ${button('plain')}`} onClick={reload}>
          Try again
        </button>
      </Notice>
    </div>
  )
}
