import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePhotosOf } from '../../outbox/panel/use-outbox.ts'
import { AddPhotos } from '../../photos/add-photos.tsx'
import { useMay } from '../../session/may.ts'
import { LeadPhotos } from '../../submissions/lead-photos.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { jobQuery } from '../queries.ts'

const route = getRouteApi('/staff/ops/intake/$id')

export function PhotoPage() {
  const { id } = route.useParams()
  const words = useJobWords()
  const mayWork = useMay('leads.work')
  const job = useQuery(jobQuery(id))
  const unsent = usePhotosOf(id).length
  if (!job.data) return null
  return (
    <div className="max-w-3xl space-y-4 pt-5">
      {mayWork && <AddPhotos lead={job.data} />}
      {job.data.photos.length + unsent === 0 && <p className="text-muted">{words.noPhotos}</p>}
      <LeadPhotos lead={job.data} reload={() => void job.refetch()} />
    </div>
  )
}
