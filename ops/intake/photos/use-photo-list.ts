import { useInfiniteQuery } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import type { PhotoCount } from '#domain/photos/job-photo.ts'
import { isMissing, listPhotosToTake, roomsWithEquipment } from '#domain/photos/photo-lists.ts'
import { usePhotosOf } from '../../outbox/panel/use-outbox.ts'
import { useMay } from '../../session/may.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { jobPhotosQuery } from '../queries.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { countsAsDone } from './counts-as-done.ts'
import { useOwnPhotos } from './use-own-photos.ts'

const noCounts: readonly PhotoCount[] = []

/** The list of photos to take at a job, by how many there are: the first page says it. */
export function usePhotoList(job: JobDetail, { enabled = true } = {}) {
  const maySee = useMay('photos.view')
  const query = useInfiniteQuery({ ...jobPhotosQuery(job.id), enabled: enabled && maySee })
  const { rooms: all } = useRooms(job.id, { enabled })
  const rooms = all.filter(({ removed_at }) => removed_at === null)
  const { stays } = useEquipment(job.id, { enabled })
  const unsent = usePhotosOf(job.id)
  const own = useOwnPhotos(job.id, query.dataUpdatedAt)
  const counts = countsAsDone(query.data?.pages[0]?.counts ?? noCounts, own)
  const listed = listPhotosToTake({
    loss_type: lossTypeOf(job.facts.loss_type),
    stage: job.stage,
    rooms,
    equipped: roomsWithEquipment(stays),
    counts,
  })
  return { query, rooms, unsent, counts, listed, missing: listed.filter(isMissing) }
}
