import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { button } from '../ui/button.ts'
import { FailedRecord } from '../ui/failed-record.tsx'
import { Bar } from '../ui/list-states.tsx'
import { useIsWide } from '../ui/wide.ts'
import { Facts } from './facts.tsx'
import { PaperPane } from './paper-pane.tsx'
import { submissionQuery } from './queries.ts'
import { useFormKeys } from './use-form-keys.ts'

/** One filled form: its paper, and beside it what changed, its answers, what proves it, and what the office makes of it. */
export function Review() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(submissionQuery(id))
  const isWide = useIsWide()
  useFormKeys()
  const back = (
    <Link
      to="/ops/submissions/forms"
      search
      className="-ml-2 flex min-h-11 w-fit items-center gap-1 pr-4 font-semibold lg:hidden"
    >
      <ChevronLeft aria-hidden className="size-5" />
      Field forms
    </Link>
  )
  if (query.isPending) return <Skeleton />
  if (!query.data)
    return (
      <div className="px-4 py-6 lg:px-5.5">
        <FailedRecord
          missing="Form not found"
          failed="This form couldn’t be loaded"
          why="It may belong to a job that isn’t yours, or the address is wrong."
          back={
            <Link to="/ops/submissions/forms" search className={`mt-3 ${button('plain')}`}>
              Back to the list
            </Link>
          }
          error={query.error}
          reload={() => void query.refetch()}
        />
      </div>
    )
  return (
    <div className="min-w-0 lg:grid lg:overflow-y-auto xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[minmax(0,1fr)] xl:overflow-hidden min-[88rem]:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="min-w-0 bg-sheet px-4 pt-2 pb-8 lg:px-5.5 lg:pt-5 xl:order-2 xl:overflow-y-auto xl:border-l xl:border-line">
        {back}
        <Facts key={id} submission={query.data} reload={() => void query.refetch()} />
      </div>
      {isWide && <PaperPane key={id} submission={query.data} />}
    </div>
  )
}

function Skeleton() {
  return (
    <div role="status" className="space-y-4 px-4 pt-5 lg:px-5.5 lg:pt-7">
      <span className="sr-only">Loading...</span>
      <Bar width="w-1/2" />
      <Bar width="w-4/5" />
      <span className="block h-13 animate-pulse rounded-sm bg-wash" />
      <Bar width="w-full" />
      <Bar width="w-3/4" />
    </div>
  )
}
