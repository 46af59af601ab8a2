import { queryOptions } from '@tanstack/react-query'
import { photoAddressLife } from '#domain/photos/address-life.ts'
import { minute } from '#platform/time.ts'
import { currentStore, findStoredPhoto } from './person-store.ts'

/** After it was last on the screen. */
const heldFor = 5 * minute

/** The photo must be on its way before its address ends. */
export const addressesGoodFor = photoAddressLife - 2 * minute

/**
 * A photo in the memory of the page. The browser's cache has none of it, so nothing is left behind on a device that is shared; and it
 * is fetched once although its address is signed anew whenever its request is read. Photos of requests that are stored on this
 * device are stored with them, and need no connection.
 */
export function photoQuery(signedUrl: string) {
  const path = photoPath(signedUrl)
  return queryOptions({
    queryKey: ['photo', path],
    queryFn: async ({ signal }) =>
      (await findStoredPhoto(path)) ??
      fetchPhoto(signedUrl, signal).catch(async (error: unknown) => {
        const stored = await findStoredPhoto(path, currentStore())
        if (!stored) throw error
        return stored
      }),
    staleTime: Infinity,
    gcTime: heldFor,
    retry: false,
  })
}

async function fetchPhoto(signedUrl: string, signal: AbortSignal) {
  const answer = await fetch(signedUrl, { signal })
  if (!answer.ok) throw new Error('The address of the photo has expired')
  return answer.blob()
}

/** The address of a photo without its signature: the hash and the size, which stay the same. */
export function photoPath(signedUrl: string) {
  return signedUrl.split('?')[0] ?? signedUrl
}
