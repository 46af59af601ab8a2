import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMay } from '../../session/may.ts'
import { LeadHistory } from '../../submissions/lead-history.tsx'
import { LeadNotes } from '../../submissions/lead-notes.tsx'
import { jobQuery } from '../queries.ts'

const route = getRouteApi('/staff/ops/intake/$id')

/** Notes, and everything that happened, the newest first. */
export function TimelinePage() {
  const { id } = route.useParams()
  const { data: job } = useQuery(jobQuery(id))
  const mayAdd = useMay('leads.work')
  if (!job) return null
  return (
    <div className="grid max-w-5xl gap-x-10 gap-y-6 pt-6 md:grid-cols-2">
      <LeadNotes lead={job} mayAdd={mayAdd} />
      <LeadHistory history={job.history} photoCount={job.photos.length} />
    </div>
  )
}
