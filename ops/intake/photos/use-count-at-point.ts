import { useInfiniteQuery } from '@tanstack/react-query'
import { JobPhotoFields } from '#domain/photos/job-photo.ts'
import { usePhotosOf } from '../../outbox/panel/use-outbox.ts'
import { useMay } from '../../session/may.ts'
import { jobPhotosQuery } from '../queries.ts'

/** How many photos there are of a moisture point, with those that this device has not sent. */
export function useCountAtPoint(jobId: string, pointId: string): number {
  const enabled = useMay('photos.view')
  const { data } = useInfiniteQuery({ ...jobPhotosQuery(jobId), enabled })
  const unsent = usePhotosOf(jobId).filter(({ write, state }) => {
    const { data } = JobPhotoFields.safeParse(write.kind === 'photo' ? write.of_job : undefined)
    return data?.point_id === pointId && state !== 'removing'
  })
  const stored = data?.pages[0]?.at_points.find(({ point_id }) => point_id === pointId)
  return (stored?.count ?? 0) + unsent.length
}
