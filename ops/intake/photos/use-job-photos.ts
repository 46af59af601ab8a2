import { useEffect } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobPhoto } from '#domain/photos/job-photo.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { usePhotoList } from './use-photo-list.ts'

const noPhotos: readonly JobPhoto[] = []

/** The photos of a job, page after page, and its list of photos to take, with what this device has not sent. */
export function useJobPhotos(job: JobDetail) {
  const { query, ...list } = usePhotosToTake(job)
  const { hasNextPage, isFetching, fetchNextPage, isError } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage, isError])
  return { query, photos: query.data?.pages.flatMap(({ items }) => items) ?? noPhotos, ...list }
}

/** The list of photos to take, its rooms named in the language of whoever reads. */
export function usePhotosToTake(job: JobDetail) {
  const { rooms, ...list } = usePhotoList(job)
  const { room: said } = useRoomWords()
  return { ...list, rooms: rooms.map((room) => ({ ...room, name: said(room.name) })) }
}

export type JobRoom = ReturnType<typeof useJobPhotos>['rooms'][number]
