import { queryOptions } from '@tanstack/react-query'

/**
 * A photo as the server gives it, in the memory of the page. The browser's cache has none of it, so nothing is left behind on a device
 * that is shared; and it is fetched once although its address is signed anew whenever its request is read.
 */
export function fetchedPhoto(signedUrl: string) {
  return queryOptions({
    queryKey: ['photo', photoPath(signedUrl)],
    queryFn: ({ signal }) => fetchPhoto(signedUrl, signal),
    staleTime: Infinity,
    retry: false,
  })
}

export async function fetchPhoto(signedUrl: string, signal: AbortSignal) {
  const answer = await fetch(signedUrl, { signal })
  if (!answer.ok) throw new Error('The address of the photo has expired')
  return answer.blob()
}

/** The address of a photo without its signature: the hash and the size, which stay the same. */
export function photoPath(signedUrl: string) {
  return signedUrl.split('?')[0] ?? signedUrl
}
