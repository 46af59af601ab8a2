import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { HistoryEntry } from '../../submissions/history-entry.tsx'
import { photosAtFirst } from '../../submissions/lead-history.tsx'
import { LeadNotes } from '../../submissions/lead-notes.tsx'
import { SkeletonRows } from '../../ui/list-states.tsx'
import { PagedList, rowsOf } from '../../ui/paged-list.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { jobHistoryQuery } from '../queries.ts'
import { useJob } from './use-job.ts'

const route = getRouteApi('/staff/ops/intake/$id')

/** Notes, and everything that happened, the newest first. */
export function TimelinePage() {
  const { id } = route.useParams()
  const { job } = useJob(id)
  const mayAdd = useMay('leads.work')
  if (!job) return null
  return (
    <div className="grid max-w-5xl gap-x-10 gap-y-6 pt-6 md:grid-cols-2">
      <div className="space-y-6">
        <LeadNotes lead={job} mayAdd={mayAdd} />
      </div>
      <History job={job} />
    </div>
  )
}

function History({ job }: { job: JobDetail }) {
  const { request } = useWords()
  const words = useJobWords()
  const isLost = useIsLost()
  const history = useInfiniteQuery(jobHistoryQuery(job.id))
  const atFirst = photosAtFirst(rowsOf(history.data) ?? [], job.photos.length)
  const isCut = isLost && history.hasNextPage
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-xl">{request.history}</h3>
      <PagedList
        label={request.history}
        // Of what is stored there is no page below the first.
        query={isCut ? { ...history, hasNextPage: false } : history}
        head={null}
        skeleton={<SkeletonRows columns="" extra={0} />}
        offline={isLost && <p className="text-muted">{words.noHistory}</p>}
        empty={null}
        more={words.showOlder}
        renderRow={(line) => <HistoryEntry line={line} atFirst={atFirst} />}
      />
      {isCut && <p className="text-muted">{words.noOlder}</p>}
    </div>
  )
}
