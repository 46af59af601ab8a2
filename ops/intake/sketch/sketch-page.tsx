import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Level } from '#domain/rooms/room-choices.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { Bar, FailedList } from '../../ui/list-states.tsx'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { useWords } from '../../words/use-words.ts'
import { JobNotHere } from '../job/job-not-here.tsx'
import { useJob } from '../job/use-job.ts'
import { LevelOfSketch } from './level-of-sketch.tsx'
import { BackToRooms } from './back-to-rooms.tsx'
import { useSketches } from './use-sketches.ts'
import { useUnsavedDrawings } from './use-unsaved-drawings.ts'
import { withUnsaved } from './with-unsaved.ts'

const route = getRouteApi('/staff/ops/intake/$id/sketch')

/** The floor plan of a job. */
export function SketchPage() {
  const { id } = route.useParams()
  const words = useSketchWords()
  const maySee = useMay('rooms.view')
  const { job, error, isPending, refetch } = useJob(id)
  usePageTitle(words.page)
  if (!maySee) return <NoPermission what={words.seeing} />
  if (job) return <Levels job={job} />
  const retry = () => void refetch()
  return (
    <WithWayBack jobId={id}>
      {isPending && <Loading />}
      {error && isUnanswered(error) && <JobNotHere id={id} retry={retry} />}
      {error && !isUnanswered(error) && <FailedList title={words.failed} error={error} retry={retry} />}
    </WithWayBack>
  )
}

/** All states of the sketches: loading, there, failed, and not stored on this device. */
function Levels({ job }: { job: JobDetail }) {
  const words = useSketchWords()
  const { query, sketches: sent, unsent } = useSketches(job.id)
  const unsaved = useUnsavedDrawings()
  const [level, setLevel] = useState<Level>('main')
  const { data, error, isPending, refetch } = query
  // An empty plan that comes first would be drawn on beside the one that this device has.
  if (!unsaved)
    return (
      <WithWayBack jobId={job.id}>
        <Loading />
      </WithWayBack>
    )
  const sketches = withUnsaved(sent, unsaved, job.id)
  if (data || sketches.length > 0)
    return (
      <LevelOfSketch
        key={level}
        job={job}
        level={level}
        sketches={sketches}
        unsent={unsent}
        onLevel={setLevel}
      />
    )
  return (
    <WithWayBack jobId={job.id}>
      {isPending && <Loading />}
      {error && isUnanswered(error) && <p className="text-muted">{words.notStored}</p>}
      {error && !isUnanswered(error) && (
        <FailedList title={words.failed} error={error} retry={() => void refetch()} />
      )}
    </WithWayBack>
  )
}

/** The page has no tabs: where no plan is shown, too, it says what it is and leads back to the rooms. */
function WithWayBack({ jobId, children }: { jobId: string; children: ReactNode }) {
  const words = useSketchWords()
  return (
    <>
      <header className="on-rail flex items-center gap-x-1 bg-rail px-2 py-1.5 text-white lg:px-4">
        <BackToRooms jobId={jobId} />
        <h1 className="text-2xl leading-tight">{words.page}</h1>
      </header>
      <div className="px-4 pt-4">{children}</div>
    </>
  )
}

function Loading() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-4 pt-4">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-1/3" />
      <Bar width="w-2/3" />
    </div>
  )
}
