import { Link, getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { button } from '../../ui/button.ts'
import { Bar, FailedList, StaleList, Statement } from '../../ui/list-states.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useJob, useNotKnownSince } from '../job/use-job.ts'
import { PacketView } from './packet-view.tsx'
import { useJobForms } from './use-job-forms.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function FormsPage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const { seeing } = usePacketWords()
  const maySee = useMay('submissions.view')
  if (!maySee) return <NoPermission what={seeing} />
  return job ? <Forms job={job} /> : null
}

/** The packet of a job in all its states. */
function Forms({ job }: { job: JobDetail }) {
  const words = usePacketWords()
  const here = useJobForms(job)
  const { forms, plan } = here
  return (
    <div className="max-w-3xl pt-5">
      <States job={job} query={here.query} />
      {forms && forms.packet === null && (
        <Statement title={words.none}>
          <p>{words.noneMore}</p>
          <Link to="/ops/intake/$id/loss" params={{ id: job.id }} className={`mt-3 ${button('gold')}`}>
            {words.chooseLoss}
          </Link>
        </Statement>
      )}
      {forms && plan && <PacketView job={job} here={{ ...here, forms, plan }} />}
    </div>
  )
}

type StatesProps = { job: JobDetail; query: ReturnType<typeof useJobForms>['query'] }

/** Loading, failed, not stored, and how old what is shown is. */
function States({ job, query }: StatesProps) {
  const words = usePacketWords()
  const { shell } = useWords()
  const { overview } = useJobWords()
  const { error, isPending, data, dataUpdatedAt } = query
  const since = useNotKnownSince(job.id, dataUpdatedAt)
  const isKnown = data !== undefined
  const isNotStored = error !== null && !isKnown && isUnanswered(error)
  const retry = () => void query.refetch()
  return (
    <>
      {isPending && (
        <div role="status" className="space-y-4">
          <span className="sr-only">{shell.loading}</span>
          <Bar width="w-1/3" />
          <Bar width="w-2/3" />
          <Bar width="w-1/2" />
        </div>
      )}
      {error && isKnown && !isUnanswered(error) && (
        <StaleList what={words.list} error={error} retry={retry} at={dataUpdatedAt} />
      )}
      {error && !isKnown && !isNotStored && <FailedList title={words.failed} error={error} retry={retry} />}
      {isNotStored && <p className="text-muted">{words.notStored}</p>}
      {since !== null && isKnown && <p className="mb-2 font-semibold">{overview.notKnownSince(since)}</p>}
    </>
  )
}
