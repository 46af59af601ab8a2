import { getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { Bar, FailedList, StaleList, Statement } from '../../ui/list-states.tsx'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useJob, useNotKnownSince } from '../job/use-job.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { DryingLog } from './drying-log.tsx'
import { ReadButton } from './read-button.tsx'
import { useDrying } from './use-drying.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function DryingPage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const { seeing } = useDryingFileWords()
  const maySee = useMay('drying.view')
  if (!maySee) return <NoPermission what={seeing} />
  return job ? <Drying job={job} /> : null
}

/** Whether the house is drying, in all states of what is known of it: loading, there, none, failed, out of date. */
function Drying({ job }: { job: JobDetail }) {
  const words = useDryingFileWords()
  const { overview } = useJobWords()
  const { query, drying } = useDrying(job.id)
  const { rooms } = useRooms(job.id)
  const mayRead = useMay('drying.addReading') && job.side !== 'duplicate'
  const since = useNotKnownSince(job.id, query.dataUpdatedAt)
  const { error, isPending } = query
  const isKnown = query.data !== undefined
  const isNotStored = error !== null && !isKnown && isUnanswered(error)
  const retry = () => void query.refetch()
  const isEmpty = drying !== undefined && drying.points.every(({ removed_at }) => removed_at !== null)

  return (
    <div className="pt-4">
      {isPending && <Frame />}
      {error && isKnown && !isUnanswered(error) && (
        <StaleList what={words.list} error={error} retry={retry} at={query.dataUpdatedAt} />
      )}
      {error && !isKnown && !isNotStored && <FailedList title={words.failed} error={error} retry={retry} />}
      {isNotStored && <p className="text-muted">{words.notStored}</p>}
      {since !== null && isKnown && <p className="mb-2 font-semibold">{overview.notKnownSince(since)}</p>}
      {isEmpty && (
        <Statement title={words.none}>
          <p>{mayRead ? words.noneMore : words.noneReadOnly}</p>
          {mayRead && <ReadButton jobId={job.id} />}
        </Statement>
      )}
      {drying && !isEmpty && (
        <DryingLog job={job} file={drying} rooms={rooms} read={mayRead && <ReadButton jobId={job.id} />} />
      )}
    </div>
  )
}

/** The frame and its headings first, then the rows. */
function Frame() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{shell.loading}</span>
      <div aria-hidden className="flex h-24 items-center gap-6 border-y-2 border-ink bg-sheet px-4">
        <Bar width="w-12" />
        <Bar width="w-1/3" />
      </div>
      <div aria-hidden className="gap-5 lg:grid lg:grid-cols-[2fr_3fr]">
        <div className="h-56 animate-pulse bg-wash" />
        <div className="space-y-4 pt-3">
          <Bar width="w-full" />
          <Bar width="w-4/5" />
          <Bar width="w-full" />
        </div>
      </div>
    </div>
  )
}
