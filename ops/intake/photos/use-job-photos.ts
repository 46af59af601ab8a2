import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import type { JobPhoto, PhotoCount } from '#domain/photos/job-photo.ts'
import { isMissing, listPhotosToTake, roomsWithEquipment } from '#domain/photos/photo-lists.ts'
import { usePhotosOf } from '../../outbox/panel/use-outbox.ts'
import { useMay } from '../../session/may.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { jobPhotosQuery } from '../queries.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { countsAsDone } from './counts-as-done.ts'
import { useOwnPhotos } from './use-own-photos.ts'

const noPhotos: readonly JobPhoto[] = []
const noCounts: readonly PhotoCount[] = []

/** The photos of a job, page after page, and its list of photos to take, with what this device has not sent. */
export function useJobPhotos(job: JobDetail) {
  const { query, ...list } = usePhotoList(job)
  const { hasNextPage, isFetching, fetchNextPage, isError } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage, isError])
  return { query, photos: query.data?.pages.flatMap(({ items }) => items) ?? noPhotos, ...list }
}

/** The list of photos to take at a job, by how many there are: the first page says it. Rooms are named in the language of whoever reads. */
export function usePhotoList(job: JobDetail, { enabled = true } = {}) {
  const maySee = useMay('photos.view')
  const query = useInfiniteQuery({ ...jobPhotosQuery(job.id), enabled: enabled && maySee })
  const { rooms: all } = useRooms(job.id, { enabled })
  const { room: said } = useRoomWords()
  const rooms = all
    .filter(({ removed_at }) => removed_at === null)
    .map((room) => ({ ...room, name: said(room.name) }))
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

export type JobRoom = ReturnType<typeof useJobPhotos>['rooms'][number]
