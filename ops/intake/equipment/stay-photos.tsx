import { useQuery } from '@tanstack/react-query'
import { usePhotosOf } from '../../outbox/panel/use-outbox.ts'
import { UnsentPhoto } from '../../photos/unsent-photo.tsx'
import { LeadPhotos } from '../../submissions/lead-photos.tsx'
import { jobQuery } from '../queries.ts'

type StayPhotosProps = { jobId: string; hashes: readonly string[] }

/** The photos that came with the moves of a unit, also those that are on this device alone. */
export function StayPhotos({ jobId, hashes }: StayPhotosProps) {
  const { data: job, refetch } = useQuery(jobQuery(jobId))
  const unsent = usePhotosOf(jobId).filter(
    ({ write }) => write.kind === 'photo' && hashes.some((hash) => hash === write.sha256),
  )
  const photos = job?.photos.filter(({ sha256 }) => hashes.includes(sha256)) ?? []
  if (photos.length + unsent.length === 0) return null
  return (
    <div className="mt-3 max-w-sm space-y-1.5">
      {job && <LeadPhotos lead={{ name: job.name, photos }} reload={() => void refetch()} />}
      {unsent.length > 0 && (
        <ul className="grid grid-cols-4 gap-1.5 cramped:grid-cols-2">
          {unsent.map((entry) => (
            <UnsentPhoto key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  )
}
