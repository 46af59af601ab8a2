import { CircleCheck } from 'lucide-react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { AuditLink } from '../audit/audit-link.tsx'
import { button } from '../../ui/button.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { FinishedPhotos } from './finished-photos.tsx'
import { couldNotReach, type Stop } from './walk.ts'

type AllReadProps = {
  job: JobDetail
  drying: JobDrying
  stops: readonly Stop[]
  /** Null where the person may not close it. */
  onClose: (() => void) | null
}

/** In the place of the next point, once there is none. */
export function AllRead({ job, drying, stops, onClose }: AllReadProps) {
  const words = useReadingWords()
  const noAccess = stops.filter(couldNotReach).length
  return (
    <section className="px-4 py-6 lg:px-5">
      <h2 className="flex items-center gap-3 text-[2rem]">
        <CircleCheck aria-hidden className="size-8 shrink-0 text-green" />
        {words.done(stops.length - noAccess, noAccess)}
      </h2>
      <FinishedPhotos job={job} drying={drying} />
      <div className="mt-5">
        <AuditLink jobId={job.id} />
      </div>
      {!onClose && <p className="mt-2 text-muted">{words.othersClose}</p>}
      {onClose && (
        <button type="button" className={`mt-5 min-h-15 w-full text-xl ${button('gold')}`} onClick={onClose}>
          {words.closeVisit}
        </button>
      )}
    </section>
  )
}
