import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentOutbox } from '../../../device/person-store.ts'
import { usePhotosOf } from '../../../outbox/panel/use-outbox.ts'
import { useHeldPhoto } from '../../../photos/use-held-photo.ts'
import { useMay } from '../../../session/may.ts'
import { jobPhotosQuery } from '../../queries.ts'
import { useMaySeeUnsent } from './use-may-see-unsent.ts'

/**
 * The bytes of a photo of a job: those that this device has not sent yet, else those that the server lets this person see, which leaves restricted
 * photos out.
 */
export function usePicture(jobId: string, photoId: string) {
  const maySee = useMay('photos.view')
  const maySeeUnsent = useMaySeeUnsent()
  const unsent = usePhotosOf(jobId).some((entry) => entry.id === photoId && maySeeUnsent(entry))
  const own = useQuery({
    queryKey: ['photo', 'unsent', photoId],
    queryFn: async () => (await (await currentOutbox())?.photoOf(photoId)) ?? null,
    enabled: unsent && maySee,
    staleTime: Infinity,
    retry: false,
  })
  const list = useInfiniteQuery({ ...jobPhotosQuery(jobId), enabled: maySee })
  const photo = list.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === photoId)
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const isSought = maySee && !photo && !own.data
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isSought, hasNextPage, isFetching, isError, fetchNextPage])

  // Addresses expire after minutes: then the list is read again, once for each.
  const renewed = useRef('')
  const held = useHeldPhoto({
    url: photo?.url ?? null,
    smallUrl: photo?.thumbnail_url,
    onExpired() {
      if (!photo || renewed.current === photo.url) return
      renewed.current = photo.url
      void list.refetch()
    },
  })
  const isSoughtInVain = !isFetching && !unsent && (isError || hasNextPage === false)
  return {
    data: maySee ? (own.data ?? held.data ?? null) : null,
    isMissing: !maySee || (isSought && isSoughtInVain) || (held.isMissing && !own.data),
  }
}
