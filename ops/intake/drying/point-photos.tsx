import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { momentWords } from '../../ui/clock.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useWords } from '../../words/use-words.ts'
import { PhotoTile } from '../photos/photo-tile.tsx'
import { PhotoView } from '../photos/photo-view.tsx'
import { useCountAtPoint } from '../photos/use-count-at-point.ts'
import { pointPhotosQuery } from '../queries.ts'
import { useRooms } from '../rooms/use-rooms.ts'

/** What was photographed at a moisture point. Without a connection it says how many photos there are. */
export function PointPhotos({ job, pointId }: { job: Pick<JobDetail, 'id'>; pointId: string }) {
  const words = useReadingWords()
  const { locale } = useWords()
  const count = useCountAtPoint(job.id, pointId)
  const enabled = useMay('photos.view') && count > 0
  const { data, refetch } = useQuery({ ...pointPhotosQuery(job.id, pointId), enabled })
  const { rooms } = useRooms(job.id)
  const [openId, setOpenId] = useState<string | null>(null)
  const photos = data?.items ?? []
  if (count === 0) return null
  return (
    <section className="mt-3">
      <h3 className="text-sm font-semibold">{words.photos(count)}</h3>
      <ul className="mt-1.5 grid grid-cols-4 gap-1.5">
        {photos.map((photo) => (
          <li key={photo.id} className="aspect-square">
            <PhotoTile
              photo={{ ...photo, caption: '' }}
              label={words.photoOf(momentWords(new Date(photo.taken_at), locale))}
              onOpen={() => setOpenId(photo.id)}
              onExpired={() => void refetch()}
            />
          </li>
        ))}
      </ul>
      <PhotoView {...{ job, photos, rooms, openId }} onOpen={setOpenId} />
    </section>
  )
}
