import { queryOptions } from '@tanstack/react-query'
import { minute } from '#platform/time.ts'
import { fetchedPhoto, fetchPhoto, photoPath } from './fetch-photo.ts'
import { currentStore, findStoredPhoto } from './person-store.ts'

/** After it was last on the screen. */
const heldFor = 5 * minute

/** A photo for the screen. Photos of requests that are stored on this device are stored with them, and need no connection. */
export function photoQuery(signedUrl: string) {
  const path = photoPath(signedUrl)
  return queryOptions({
    ...fetchedPhoto(signedUrl),
    queryFn: async ({ signal }) =>
      (await findStoredPhoto(path)) ??
      fetchPhoto(signedUrl, signal).catch(async (error: unknown) => {
        const stored = await findStoredPhoto(path, currentStore())
        if (!stored) throw error
        return stored
      }),
    gcTime: heldFor,
  })
}
