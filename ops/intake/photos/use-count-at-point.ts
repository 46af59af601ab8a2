import { useInfiniteQuery } from '@tanstack/react-query'
import { useMay } from '../../session/may.ts'
import { jobPhotosQuery } from '../queries.ts'
import { useOwnPhotos } from './use-own-photos.ts'

/** How many photos there are of a moisture point, with those of this device that the list does not have. */
export function useCountAtPoint(jobId: string, pointId: string): number {
  const enabled = useMay('photos.view')
  const { data, dataUpdatedAt } = useInfiniteQuery({ ...jobPhotosQuery(jobId), enabled })
  const own = useOwnPhotos(jobId, dataUpdatedAt).filter(({ point_id }) => point_id === pointId)
  const stored = data?.pages[0]?.at_points.find(({ point_id }) => point_id === pointId)
  return (stored?.count ?? 0) + own.length
}
