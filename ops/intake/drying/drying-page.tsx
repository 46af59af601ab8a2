import { getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { Bar, Statement } from '../../ui/list-states.tsx'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { PageStates } from '../job/page-states.tsx'
import { useJob } from '../job/use-job.ts'
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
  const { query, drying } = useDrying(job.id)
  const { rooms } = useRooms(job.id)
  const mayRead = useMay('drying.addReading') && job.side !== 'duplicate'
  const isEmpty = drying !== undefined && drying.points.every(({ removed_at }) => removed_at !== null)

  return (
    <div className="pt-4">
      <PageStates jobId={job.id} query={query} words={words} loading={<Frame />} />
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
