import { Link } from '@tanstack/react-router'
import { problemOf } from '../problem.ts'
import { ReadOffline } from '../device/read-offline.tsx'
import { button } from '../ui/button.ts'
import { FailedRecord } from '../ui/failed-record.tsx'
import { Bar } from '../ui/list-states.tsx'
import { useWords } from '../words/use-words.ts'

export function SkeletonLead() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-4 px-4 pt-5 lg:px-5.5 lg:pt-7">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-1/2" />
      <Bar width="w-4/5" />
      <span className="block h-13 animate-pulse rounded-sm bg-wash" />
      <span className="block h-12 animate-pulse rounded-sm bg-wash" />
      <Bar width="w-full" />
      <Bar width="w-3/4" />
      <Bar width="w-5/6" />
    </div>
  )
}

export function FailedLead({ error, reload }: { error: unknown; reload: () => void }) {
  const { request } = useWords()
  const back = (
    <Link to="/ops/submissions" search className={`mt-3 ${button('plain')}`}>
      {request.backToList}
    </Link>
  )
  return (
    <div className="px-4 py-6 lg:px-5.5">
      <FailedRecord
        missing={request.notFound}
        failed={request.failed}
        why={request.notFoundWhy}
        back={back}
        error={error}
        reload={reload}
      />
      {problemOf(error).code === 'no-answer' && <ReadOffline />}
    </div>
  )
}
